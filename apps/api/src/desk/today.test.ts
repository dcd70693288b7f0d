import { beforeAll, expect, test } from 'vitest'
import { LOW_STOCK, ORDER_STATUSES } from '@shop/domain'
import type { CallList, DeskOrder, DeskParcel, Today } from '@shop/domain/wire'
import { signedIn } from '../../test/desk.ts'
import { addProduct, useShop } from '../../test/test-shop.ts'

const shop = useShop()
type Member = Awaited<ReturnType<typeof signedIn>>
let owner: Member
let staff: Member

beforeAll(async () => {
  ;[owner, staff] = [await signedIn(shop, 'owner'), await signedIn(shop, 'staff')]
  // Three orders a day of all states, for ten weeks; the amounts have poisha.
  await shop.sql`
    insert into orders (id, status, delivery_name, delivery_phone, delivery_address, shipping_zone, zone_name,
      subtotal, discount, shipping_charge, total, courier, created_at)
    select 1000000000 + n, (${JSON.stringify(ORDER_STATUSES)}::jsonb) ->> (n % ${ORDER_STATUSES.length}),
      'Rahima Begum', '01712345678', 'House 12, Road 5, Dhanmondi, Dhaka', 'dhaka_inside', 'Inside Dhaka',
      n * 7919 % 1000000, 0, 7000, n * 7919 % 1000000 + 7000,
      case when n % ${ORDER_STATUSES.length} between 4 and 5 then 'steadfast' end,
      now() - n * interval '8 hours'
    from generate_series(0, 210) as n`
})

const read = async (member: Member) => {
  const { status, body } = await member.call('GET /today')
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as Today
}

/** All orders of the list that an address of the desk shows. */
async function listed(query: string): Promise<DeskOrder[]> {
  const orders: DeskOrder[] = []
  for (let before = ''; ;) {
    const { body } = await owner.call(`GET /orders?${query}&limit=100${before}`)
    const page = body.data as { orders: DeskOrder[]; next: number | null }
    orders.push(...page.orders)
    if (!page.next) return orders
    before = `&before=${page.next}`
  }
}
const sumOf = (orders: DeskOrder[]) =>
  orders.reduce((sum, { total }) => sum + Math.round(total * 100), 0) / 100

test('orders and money are the number and the sum of the orders in the list of the same days', async () => {
  const { day, periods, days } = await read(owner)
  for (const [name, { from, now }] of Object.entries(periods)) {
    const orders = await listed(`from=${from}&to=${day}`)
    expect([now.orders, now.total], name).toEqual([orders.length, sumOf(orders)])
  }
  expect(days).toHaveLength(14)
  expect(days.at(-1)?.day).toBe(day)
  for (const { day: one, orders: number, total } of days) {
    const orders = await listed(`from=${one}&to=${one}`)
    expect([number, total], one).toEqual([orders.length, sumOf(orders)])
  }
})

test('the day begins when it begins at the shop', async () => {
  const [row] = await shop.sql<{ day: string }[]>`
    select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as day from shop`
  expect((await read(owner)).day).toBe(row?.day)
  const [first] = await shop.sql<{ id: string }[]>`
    update orders set created_at = date_trunc('day', now() at time zone 'Asia/Dhaka') at time zone 'Asia/Dhaka'
    where id = 1000000000 returning id`
  const { orders } = (await read(owner)).periods.today.now
  await shop.sql`update orders set created_at = created_at - interval '1 ms' where id = ${first?.id ?? ''}`
  expect((await read(owner)).periods.today.now.orders).toBe(orders - 1)
})

test('what waits are as many orders as its list has', async () => {
  const { waiting } = await read(owner)
  const calls = (await owner.call('GET /calls')).body.data as CallList
  expect(waiting.calls).toBe(calls.waiting)
  expect(waiting.review).toBe((await listed('state=needs_review')).length)
  expect(waiting.review).toBeGreaterThan(0)
  for (const [state, number] of [
    ['confirmed', waiting.packing],
    ['packed', waiting.handOver],
  ] as const) {
    const { body } = await owner.call(`GET /parcels?state=${state}`)
    expect(number, state).toBe((body.data as { parcels: DeskParcel[] }).parcels.length)
  }
  const text = 'invoice,collected\n1,1'
  const { body } = await owner.call('POST /statements/check', { courier: 'steadfast', text })
  expect(waiting.settling).toBe((body.data as { missing: unknown[] }).missing.length)
  expect(waiting.settling).toBeGreaterThan(0)
})

test('products with few pieces are named, the fewest first, and not those that are no longer sold', async () => {
  await shop.sql`update products set quantity = 50`
  const few = await addProduct(shop.sql, { quantity: LOW_STOCK })
  const scarce = await addProduct(shop.sql, { name: 'Rare kettle', quantity: 0 })
  await addProduct(shop.sql, { quantity: LOW_STOCK + 1 })
  const gone = await addProduct(shop.sql, { quantity: 0 })
  await shop.sql`update products set deleted_at = now() where id = ${gone}`
  const { waiting, lowStock } = await read(owner)
  expect(waiting.lowStock).toBe(2)
  expect(lowStock).toEqual([
    { id: scarce, name: 'Rare kettle', pieces: 0 },
    { id: few, name: 'Test product', pieces: LOW_STOCK },
  ])
})

test('a parcel counts as returned on the day on which it came back', async () => {
  const before = (await read(owner)).periods
  const [order] = await shop.sql<{ id: number; version: number }[]>`
    select id, version from orders where status = 'shipped' and created_at < now() - interval '60 days' limit 1`
  const { version } = order ?? {}
  const reply = await staff.call(`POST /orders/${order?.id}/state`, { state: 'returned', version })
  expect(reply.status).toBe(200)
  const after = (await read(owner)).periods
  expect(after.today.now.returned).toBe(before.today.now.returned + 1)
  expect(after.month.now.returned).toBe(before.month.now.returned + 1)
  expect(after.today.before.returned).toBe(before.today.before.returned)
})

test('what a courier paid counts when it is settled', async () => {
  const before = (await read(owner)).periods
  const [order] = await shop.sql<{ id: number; version: number; courier: string }[]>`
    select id, version, courier from orders
    where status = 'shipped' and created_at < now() - interval '60 days' limit 1`
  const { id, version, courier } = order ?? {}
  const parcels = [{ id, version, collected: 519.5 }]
  expect((await owner.call('POST /settlements', { courier, parcels })).status).toBe(200)
  const after = (await read(owner)).periods
  const gain = (name: 'today' | 'month') =>
    (after[name].now.received ?? 0) - (before[name].now.received ?? 0)
  expect([gain('today'), gain('month')]).toEqual([519.5, 519.5])
  // Settled at the same time of yesterday, and at the end of that day.
  await shop.sql`update orders set settled_at = settled_at - interval '1 day' where id = ${id ?? 0}`
  expect((await read(owner)).periods.today.before.received).toBe(519.5)
  await shop.sql`
    update orders set settled_at = (date_trunc('day', now() at time zone 'Asia/Dhaka') - interval '1 ms')
      at time zone 'Asia/Dhaka' where id = ${id ?? 0}`
  const { today } = (await read(owner)).periods
  expect([today.now.received, today.before.received]).toEqual([before.today.now.received, 0])
})

test('a member who may not see totals sees no money', async () => {
  const { periods, days, waiting } = await read(staff)
  const figures = Object.values(periods).flatMap(({ now, before }) => [now, before])
  for (const { total, received } of [...figures, ...days])
    expect([total, received]).toEqual([null, null])
  expect(waiting).toEqual((await read(owner)).waiting)
})
