import { expect, test } from 'vitest'
import { orderOf, useShop } from '../../test/test-shop.ts'

/** A small pool, because the number of orders that may wait depends on its size. */
const shop = useShop({ DB_POOL_SIZE: '2' })
const allowed = 64

/** The order of each key, which a repeat sends again. */
const orders = new Map<string, object>()
function place(key: string) {
  const order = orders.get(key) ?? orderOf([{ id: 1, quantity: 1 }])
  orders.set(key, order)
  return shop.post('/orders/confirm', order, { 'idempotency-key': key })
}

test('an order that waits for the database gets 503 after eight seconds, and is placed once', async () => {
  await shop.sql`update products set quantity = 1000 where id = 1`
  const held = await shop.sql.reserve()
  await held`begin`
  await held`lock table products in access exclusive mode`
  const start = Date.now()
  const keys = Array.from({ length: allowed }, () => crypto.randomUUID())
  const waiting = Promise.all(keys.map(place))

  const refused = await place(crypto.randomUUID())
  expect(Date.now() - start).toBeLessThan(2000)
  expect(refused.status).toBe(503)
  expect(refused.body.message).toBe('The shop is busy. Please try again in a moment.')
  expect(refused.headers.get('retry-after')).toBe('2')

  for (const reply of await waiting) {
    expect(reply.status).toBe(503)
    expect(reply.body.message).toBe(
      'Your order is not confirmed yet. Please try again: it is placed only once.',
    )
    expect(reply.headers.get('retry-after')).toBe('2')
  }
  expect(Date.now() - start).toBeGreaterThan(7900)
  expect(Date.now() - start).toBeLessThan(10_000)

  await held`commit`
  held.release()
  for (const key of keys) {
    await expect.poll(async () => (await place(key)).status, { timeout: 5000 }).toBe(200)
  }
  const [row] = await shop.sql`select count(*)::int as orders from orders`
  expect(row).toEqual({ orders: allowed })
})
