import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '@shop/domain/wire'
import { createApp } from '../app.ts'
import { createCatalogue } from '../catalogue.ts'
import type { Db } from '../db/session.ts'
import { createLogger } from '../logger.ts'
import { addProduct, newShopper, orderOf, stockOf, useShop } from '../../test/test-shop.ts'
import { cancelOrder, changeOrderState, confirmOrderByOwner, returnOrder } from './order-state.ts'
import { forgetAddresses } from './stock-holds.queries.ts'

const shop = useShop()
const phone = (n: number) => `019${String(n).padStart(8, '0')}`

async function place(
  products: { id: number; quantity: number }[],
  deliveryPhone: string,
  address: string,
) {
  const headers = { 'x-forwarded-for': address, 'idempotency-key': crypto.randomUUID() }
  const { status, body } = await shop.post(
    '/orders/confirm',
    orderOf(products, { deliveryPhone }),
    headers,
  )
  return { status, id: (body.data as PlacedOrder | null)?.orderId ?? 0 }
}

async function orderRow(id: number) {
  const [row] = await shop.sql`
    select status, review_reasons as reasons,
      (select sum(held)::int from order_lines where order_id = o.id) as held
    from orders o where id = ${id}`
  return row
}

describe('the stock that unconfirmed orders hold, with the default bounds', () => {
  test('an order holds 20 pieces; the rest is accepted for review and stays for sale', async () => {
    const first = await addProduct(shop.sql, { quantity: 1000 })
    const second = await addProduct(shop.sql, { quantity: 1000 })
    const { status, id } = await place(
      [
        { id: first, quantity: 15 },
        { id: second, quantity: 900 },
      ],
      phone(1),
      '10.0.0.1',
    )
    expect(status).toBe(200)
    expect([await stockOf(shop.sql, first), await stockOf(shop.sql, second)]).toEqual([985, 995])
    expect(await orderRow(id)).toMatchObject({ status: 'needs_review', held: 20 })
    expect((await orderRow(id))?.['reasons']).toContain('order_pieces')
  })

  test('a phone holds 30 pieces, also with concurrent orders from many addresses', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const placed = await Promise.all(
      Array.from({ length: 8 }, (_, n) => place([{ id, quantity: 8 }], phone(2), `10.0.1.${n}`)),
    )
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 200))
    expect(await stockOf(shop.sql, id)).toBe(970)
    const last = await place([{ id, quantity: 1 }], phone(2), '10.0.1.99')
    expect(await orderRow(last.id)).toEqual({
      status: 'needs_review',
      reasons: ['repeated_order', 'phone_pieces'],
      held: 0,
    })
  })

  test('an address holds 150 pieces, also with concurrent orders of many phones', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const placed = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        place([{ id, quantity: 19 }], phone(100 + n), '10.0.2.1'),
      ),
    )
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 200))
    expect(await stockOf(shop.sql, id)).toBe(850)
    const last = await place([{ id, quantity: 1 }], phone(199), '10.0.2.1')
    expect((await orderRow(last.id))?.['reasons']).toEqual(['address_pieces'])
  })

  test('more than is in stock is refused, and counts against no bound', async () => {
    const id = await addProduct(shop.sql, { quantity: 5 })
    expect((await place([{ id, quantity: 6 }], phone(3), '10.0.3.1')).status).toBe(409)
    await shop.sql`update products set quantity = 100 where id = ${id}`
    const next = await place([{ id, quantity: 19 }], phone(3), '10.0.3.1')
    const last = await place([{ id, quantity: 11 }], phone(3), '10.0.3.1')
    expect(await orderRow(next.id)).toMatchObject({ status: 'pending', held: 19 })
    expect(await orderRow(last.id)).toMatchObject({ reasons: ['repeated_order'], held: 11 })
  })

  test('pieces count for a day, and the hash of the address leaves the order then', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const order = (quantity: number) => place([{ id, quantity }], phone(60), '10.0.5.1')
    const later = (time: string) =>
      shop.sql`update orders set created_at = created_at - ${time}::interval`
    const first = await order(19)
    expect(await orderRow((await order(11)).id)).toMatchObject({
      reasons: ['repeated_order'],
      held: 11,
    })
    await later('23 hours')
    expect(await orderRow((await order(1)).id)).toMatchObject({ status: 'needs_review', held: 0 })
    await later('1 hour')
    await forgetAddresses(shop.db)
    expect(await orderRow((await order(19)).id)).toMatchObject({ status: 'pending', held: 19 })
    const [row] = await shop.sql`
      select placed_from is null as forgotten, (select count(*) from orders where placed_from is not null) as known
      from orders where id = ${first.id}`
    expect(row).toMatchObject({ forgotten: true })
    expect(Number(row?.['known'])).toBeGreaterThan(0)
  })

  /** Sends an order of 19 pieces to an instance of the API on the same database. */
  async function orderAt(change: Partial<Db>, id: number, deliveryPhone: string) {
    const { settings } = shop
    const db: Db = Object.assign(Object.create(shop.db), change)
    const log = createLogger(settings)
    const app = createApp({ db, settings, log, catalogue: createCatalogue({ db, settings }) })
    return app.request('/orders/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...newShopper() },
      body: JSON.stringify(orderOf([{ id, quantity: 19 }], { deliveryPhone })),
    })
  }

  test('an order whose confirmation by the database was lost holds its pieces', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const lost = await orderAt(
      {
        async transaction(...args) {
          await shop.db.transaction(...args)
          throw new DrizzleQueryError('commit', [], new Error('The connection was lost'))
        },
      },
      id,
      phone(61),
    )
    expect(lost.status).toBe(503)
    expect(await stockOf(shop.sql, id)).toBe(981)
    const next = await place([{ id, quantity: 19 }], phone(61), '10.0.6.1')
    expect(await orderRow(next.id)).toMatchObject({ status: 'needs_review', held: 11 })
  })

  test('an order whose process was killed before it was stored holds nothing', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const killed = Promise.withResolvers<void>()
    void orderAt(
      {
        transaction() {
          killed.resolve()
          return new Promise(() => undefined)
        },
      },
      id,
      phone(62),
    )
    await killed.promise
    const next = await place([{ id, quantity: 19 }], phone(62), '10.0.7.1')
    expect(await orderRow(next.id)).toMatchObject({ status: 'pending', held: 19 })
  })

  test.each([
    ['confirmed', confirmOrderByOwner],
    ['cancelled', cancelOrder],
  ])('an order that is %s frees the bound of its phone', async (_, change) => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const buyer = phone(_ === 'confirmed' ? 4 : 5)
    const [one, two] = [
      await place([{ id, quantity: 15 }], buyer, '10.0.4.1'),
      await place([{ id, quantity: 15 }], buyer, '10.0.4.2'),
    ]
    expect((await orderRow(two.id))?.['held']).toBe(15)
    await change(shop.db, one.id)
    const third = await place([{ id, quantity: 15 }], buyer, '10.0.4.3')
    expect(await orderRow(third.id)).toMatchObject({ reasons: ['repeated_order'], held: 15 })
  })
})

describe('changes of an order by the owner', () => {
  test('confirming takes the pieces that are not held', async () => {
    const id = await addProduct(shop.sql, { quantity: 100 })
    const order = await place([{ id, quantity: 60 }], phone(6), '10.1.0.1')
    expect(await stockOf(shop.sql, id)).toBe(80)
    const change = await confirmOrderByOwner(shop.db, order.id, 'called')
    expect(change).toEqual({ outcome: 'changed', from: 'needs_review', taken: 40, returned: 0 })
    expect(await stockOf(shop.sql, id)).toBe(40)
    expect(await orderRow(order.id)).toMatchObject({ status: 'confirmed', held: 60 })
  })

  test('confirming says how many pieces are missing, and changes nothing', async () => {
    const id = await addProduct(shop.sql, { name: 'Lamp', quantity: 100 })
    const order = await place([{ id, quantity: 60 }], phone(7), '10.1.0.2')
    await shop.sql`update products set quantity = 10 where id = ${id}`
    expect(await confirmOrderByOwner(shop.db, order.id)).toEqual({
      outcome: 'short',
      from: 'needs_review',
      missing: [{ productId: id, name: 'Lamp', missing: 30 }],
    })
    expect(await stockOf(shop.sql, id)).toBe(10)
    expect(await orderRow(order.id)).toMatchObject({ status: 'needs_review', held: 20 })
  })

  test('cancelling returns what was held, and not what was ordered', async () => {
    const id = await addProduct(shop.sql, { quantity: 100 })
    const order = await place([{ id, quantity: 60 }], phone(8), '10.1.0.3')
    expect(await cancelOrder(shop.db, order.id, 'forged')).toMatchObject({ returned: 20 })
    expect(await stockOf(shop.sql, id)).toBe(100)
    expect(await cancelOrder(shop.db, order.id)).toEqual({
      outcome: 'forbidden',
      from: 'cancelled',
    })
    expect(await stockOf(shop.sql, id)).toBe(100)
  })

  test('returning returns the quantity; each change is in the history with its reason', async () => {
    const id = await addProduct(shop.sql, { quantity: 100 })
    const order = await place([{ id, quantity: 25 }], phone(9), '10.1.0.4')
    await confirmOrderByOwner(shop.db, order.id, 'called')
    await changeOrderState(shop.db, order.id, 'shipped')
    expect(await stockOf(shop.sql, id)).toBe(75)
    expect(await returnOrder(shop.db, order.id, 'not at home')).toMatchObject({ returned: 25 })
    expect(await stockOf(shop.sql, id)).toBe(100)
    const rows = await shop.sql`
      select from_status, to_status, reason from order_history where order_id = ${order.id} order by id`
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['needs_review', 'confirmed', 'called'],
      ['confirmed', 'shipped', null],
      ['shipped', 'returned', 'not at home'],
    ])
    expect(await cancelOrder(shop.db, 1)).toEqual({ outcome: 'unknown' })
  })
})
