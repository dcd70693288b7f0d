import { readFile } from 'node:fs/promises'
import { ORDER_STATUSES } from '@shop/domain'
import { orders, products } from '@shop/demo'
import type { ReadStatement, Today } from '@shop/domain/wire'
import { beforeAll, expect, test } from 'vitest'
import { signedIn } from '../../test/desk.ts'
import { useShop } from '../../test/test-shop.ts'
import { seedIfEmpty } from './seed.ts'

const shop = useShop()
let owner: Awaited<ReturnType<typeof signedIn>>

beforeAll(async () => {
  await shop.sql`truncate categories, products, campaigns, banners, testimonials cascade`
  await seedIfEmpty({ db: shop.db }, { demo: true }, { orders: true })
  owner = await signedIn(shop, 'owner')
})

test('the desk of a demo shop begins with a day of work', async () => {
  const { waiting, periods, days } = (await owner.call('GET /today')).body.data as Today
  for (const [name, number] of Object.entries(waiting)) expect(number, name).toBeGreaterThan(0)
  const today = orders.filter(({ daysAgo }) => daysAgo === 0).length
  expect(periods.today.now.orders).toBe(today)
  for (const { day, orders: number } of days) expect(number, day).toBeGreaterThan(0)
  const { counts } = (await owner.call('GET /orders/counts')).body.data as {
    counts: Record<string, number>
  }
  for (const status of ORDER_STATUSES) expect(counts[status], status).toBeGreaterThan(0)
})

test('no time of an order is later than now, and each one has a history of its status', async () => {
  const rows = await shop.sql`
    select id from orders where greatest(created_at, updated_at, settled_at) > now()
    union all select order_id from order_history where created_at > now()
    union all select id from orders
      where status <> coalesce((select to_status from order_history where order_id = orders.id order by id desc limit 1), 'pending')`
  expect(rows).toEqual([])
})

test('the statement of the courier has three wrong amounts, and not every parcel', async () => {
  const file = new URL('../../../../packages/demo/steadfast-statement.csv', import.meta.url)
  const text = await readFile(file, 'utf8')
  const { body } = await owner.call('POST /statements/check', { courier: 'steadfast', text })
  const { lines, missing } = body.data as ReadStatement
  const results = lines.map(({ result }) => result)
  expect(results.filter((result) => result === 'less')).toHaveLength(2)
  expect(results.filter((result) => result === 'more')).toHaveLength(1)
  expect(results).toContain('returned')
  expect(new Set(results)).toEqual(new Set(['paid', 'less', 'more', 'returned']))
  expect(missing.length).toBeGreaterThan(1)
})

test('the orders take nothing from the stock of the demo', async () => {
  const stored = await shop.sql<
    { id: number; quantity: number }[]
  >`select id, quantity from products`
  const before = new Map(products.map(({ id, quantity }) => [id, quantity]))
  for (const { id, quantity } of stored) expect(quantity, `product ${id}`).toBe(before.get(id))
})
