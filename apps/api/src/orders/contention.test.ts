import { describe, expect, test } from 'vitest'
import { orderRequest } from '@shop/domain/wire'
import { addProduct, orderOf, stockOf, useShop, waitForLock } from '../../test/test-shop.ts'
import { orderKey } from './idempotency.queries.ts'
import { orderTurns } from './order-turns.ts'
import { placeOrder } from './place-order.ts'

const shop = useShop()
const phone = (n: number) => `017${String(n).padStart(8, '0')}`

describe('concurrent orders', () => {
  test('200 concurrent orders for a stock of 7: exactly 7 succeed, the others get 409', async () => {
    const id = await addProduct(shop.sql, { quantity: 7 })
    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        shop.post(
          '/orders/confirm',
          orderOf([{ id, quantity: 1 }], { deliveryPhone: phone(n) }),
          n % 2 ? { 'idempotency-key': crypto.randomUUID() } : {},
        ),
      ),
    )
    const sold = replies.filter((reply) => reply.status === 200)
    const refused = replies.filter((reply) => reply.status === 409)
    expect(sold).toHaveLength(7)
    expect(refused).toHaveLength(193)
    for (const reply of refused) expect(reply.body.errors).toMatchObject([{ left: 0 }])
    expect(await stockOf(shop.sql, id)).toBe(0)
    const [row] = await shop.sql`
      select count(*) as orders, sum(quantity) as pieces from order_lines where product_id = ${id}`
    expect(row).toEqual({ orders: 7, pieces: 7 })
  })

  test('orders that wait for a locked product delay no order of another one, and are placed later', async () => {
    const locked = await addProduct(shop.sql, { quantity: 100 })
    const other = await addProduct(shop.sql, { quantity: 100 })
    const held = await shop.sql.reserve()
    await held`begin`
    await held`select id from products where id = ${locked} for update`
    // More than the pool has connections.
    const waiting = Array.from({ length: 30 }, (_, n) =>
      shop.post(
        '/orders/confirm',
        orderOf([{ id: locked, quantity: 1 }], { deliveryPhone: phone(500 + n) }),
      ),
    )
    await waitForLock(shop.sql)
    for (let n = 0; n < 5; n += 1) {
      const order = orderOf([{ id: other, quantity: 1 }], { deliveryPhone: phone(600 + n) })
      expect((await shop.post('/orders/confirm', order)).status).toBe(200)
    }
    expect((await shop.get('/readyz')).status).toBe(200)
    await held`rollback`
    held.release()
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await stockOf(shop.sql, locked)).toBe(70)
    expect(await stockOf(shop.sql, other)).toBe(95)
  })

  test.each([
    ['for update', 'select id from products where id = $1 for update'],
    ['by a change', 'update products set quantity = quantity where id = $1'],
  ])(
    'orders of a product and of one that is locked %s delay no order of the first one',
    async (_, lock) => {
      const sold = await addProduct(shop.sql, { quantity: 100 })
      const locked = await addProduct(shop.sql, { quantity: 100 })
      const editor = await shop.pool.connect()
      await editor.query('begin')
      await editor.query(lock, [locked])
      const bags = Array.from({ length: 30 }, () =>
        shop.post(
          '/orders/confirm',
          orderOf([
            { id: sold, quantity: 1 },
            { id: locked, quantity: 1 },
          ]),
        ),
      )
      await waitForLock(shop.sql)
      for (let n = 0; n < 10; n += 1) {
        const order = orderOf([{ id: sold, quantity: 1 }])
        expect((await shop.post('/orders/confirm', order)).status).toBe(200)
      }
      await editor.query('rollback')
      editor.release()
      const statuses = (await Promise.all(bags)).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200]))
      expect([await stockOf(shop.sql, sold), await stockOf(shop.sql, locked)]).toEqual([60, 70])
    },
  )

  test('an order whose time is over while it waits is not placed', async () => {
    const id = await addProduct(shop.sql)
    const editor = await shop.sql.reserve()
    await editor`begin`
    await editor`select id from products where id = ${id} for update`
    const late = new AbortController()
    const order = orderRequest.parse(orderOf([{ id, quantity: 1 }]))
    const placing = placeOrder(shop.db, order, {
      key: orderKey(crypto.randomUUID(), order, Date.now()),
      limits: { rates: [], guesses: [], bounds: shop.settings.holds, placedFrom: null },
      messages: { smsExpected: false, webhook: false },
      turns: orderTurns(16),
      deadline: { signal: late.signal, remaining: () => 8000 },
    })
    await waitForLock(shop.sql)
    late.abort(new Error('The time is over'))
    await editor`rollback`
    editor.release()
    await expect(placing).rejects.toThrow('The time is over')
    const [row] = await shop.sql`
      select count(*) as lines from order_lines where product_id = ${id}`
    expect(row).toEqual({ lines: 0 })
  })

  test('100 concurrent orders of two products in opposite order: no deadlock', async () => {
    const a = await addProduct(shop.sql, { quantity: 1000 })
    const b = await addProduct(shop.sql, { quantity: 1000 })
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) => {
        const lines = [
          { id: a, quantity: 1 },
          { id: b, quantity: 2 },
        ]
        const order = orderOf(n % 2 ? lines : lines.toReversed(), { deliveryPhone: phone(n) })
        return shop.post('/orders/confirm', order)
      }),
    )
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]))
    expect(await stockOf(shop.sql, a)).toBe(900)
    expect(await stockOf(shop.sql, b)).toBe(800)
  })

  test.each([
    ['price', 'price = 20000', { price: 200, discountPrice: null }],
    ['discount', 'discount_price = 5000', { price: 100, discountPrice: 50 }],
  ])(
    'a %s that changes before the order is stored is charged at its new value',
    async (_, set, now) => {
      const id = await addProduct(shop.sql, { price: 100 })
      const editor = await shop.sql.reserve()
      await editor`begin`
      await editor.query(`update products set ${set} where id = ${id}`)
      // The order reads the old price and then waits for the row that the editor has locked.
      const placing = shop.post('/orders/confirm', orderOf([{ id, quantity: 1 }]))
      await waitForLock(shop.sql)
      await editor`commit`
      editor.release()
      const { orderProducts } = (await placing).body.data as { orderProducts: unknown[] }
      expect(orderProducts).toMatchObject([now])
    },
  )

  test('a product that is deleted before the order is stored is not sold', async () => {
    const id = await addProduct(shop.sql)
    const editor = await shop.sql.reserve()
    await editor`begin`
    await editor`update products set deleted_at = now() where id = ${id}`
    const placing = shop.post('/orders/confirm', orderOf([{ id, quantity: 1 }]))
    await waitForLock(shop.sql)
    await editor`commit`
    editor.release()
    expect(await placing).toMatchObject({ status: 409, body: { errors: [{ left: 0 }] } })
  })

  test('an order of a product that stays locked is refused for now, and leaves nothing behind', async () => {
    const id = await addProduct(shop.sql)
    const editor = await shop.sql.reserve()
    await editor`begin`
    await editor`select id from products where id = ${id} for update`
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const order = orderOf([{ id, quantity: 1 }])
    const refused = await shop.post('/orders/confirm', order, headers)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('2')
    expect(refused.body.message).toBe(
      'Your order is not confirmed yet. Please try again: it is placed only once.',
    )
    const [left] = await shop.sql`
      select (select count(*) from idempotency_keys
        where key = ${`key:${headers['idempotency-key']}`}) as keys,
      (select count(*) from order_lines where product_id = ${id}) as lines`
    expect(left).toEqual({ keys: 0, lines: 0 })
    await editor`rollback`
    editor.release()
    expect((await shop.post('/orders/confirm', order, headers)).status).toBe(200)
  })

  test('an order that the database refuses fails alone', async () => {
    const id = await addProduct(shop.sql, { quantity: 100 })
    await shop.sql`alter table orders add constraint refused check (delivery_name <> 'Refused')`
    const place = (change: object) =>
      shop.post('/orders/confirm', orderOf([{ id, quantity: 1 }], { ...change }))
    const others = Array.from({ length: 20 }, () => place({}))
    const refused = await place({ deliveryName: 'Refused' })
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200))
    expect(refused.status).toBe(500)
    expect(await stockOf(shop.sql, id)).toBe(80)
  })

  test('a stock below zero violates a constraint', async () => {
    const id = await addProduct(shop.sql, { quantity: 1 })
    await expect(
      shop.sql`update products set quantity = -1 where id = ${id}`,
    ).rejects.toMatchObject({
      constraint: 'products_quantity',
    })
  })
})
