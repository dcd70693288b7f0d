import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'
import { addCounts, countsOf, giveBack } from './rate-limit.queries.ts'

const shop = useShop({ CORS_ORIGINS: 'https://shop.example' })
const from = (address: string, browser = crypto.randomUUID()) => ({
  'x-forwarded-for': address,
  'x-browser-id': browser,
})
const phone = (n: number) => `018${String(n).padStart(8, '0')}`
const order = (id: number, deliveryPhone: string, quantity = 1) =>
  orderOf([{ id, quantity }], { deliveryPhone })
const place = async (body: object, headers: Record<string, string>) =>
  await shop.post('/orders/confirm', body, { 'idempotency-key': crypto.randomUUID(), ...headers })
/** Runs requests, at most 100 at the same time. */
async function times<T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let first = 0; first < count; first += 100) {
    const size = Math.min(100, count - first)
    results.push(...(await Promise.all(Array.from({ length: size }, (_, n) => run(first + n)))))
  }
  return results
}
const count = (replies: readonly { status: number }[], status: number) =>
  replies.filter((reply) => reply.status === status).length

describe('limits of orders, as the shop sets them', () => {
  test('a phone orders ten times in ten minutes; the next gets 429 with Retry-After', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const replies = await times(14, (n) => place(order(id, phone(1)), from(`10.0.0.${n}`)))
    expect([count(replies, 200), count(replies, 429)]).toEqual([10, 4])
    const refused = replies.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.body).toMatchObject({ statusCode: 429, errors: [], data: null })
  })

  test('a repeated order does not count: after 11 repeats the phone orders again', async () => {
    const id = await addProduct(shop.sql)
    const key = { 'idempotency-key': crypto.randomUUID(), ...from('10.0.1.1') }
    const first = await place(order(id, phone(2)), key)
    for (let again = 0; again < 11; again += 1) {
      expect((await place(order(id, phone(2)), key)).body).toEqual(first.body)
    }
    expect((await place(order(id, phone(2)), from('10.0.1.1'))).status).toBe(200)
  })

  test('a repeat is answered when the limit of its phone is reached', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const key = { 'idempotency-key': crypto.randomUUID(), ...from('10.0.1.2') }
    await place(order(id, phone(3)), key)
    await times(9, () => place(order(id, phone(3)), from('10.0.1.2')))
    expect((await place(order(id, phone(3)), from('10.0.1.2'))).status).toBe(429)
    expect((await place(order(id, phone(3)), key)).status).toBe(200)
  })

  test('refused orders do not count: after 12 without stock the phone orders', async () => {
    const id = await addProduct(shop.sql, { quantity: 5 })
    const refused = await times(12, () => place(order(id, phone(4), 6), from('10.0.2.1')))
    expect(count(refused, 409)).toBe(12)
    const counts = await shop.sql`select subject from rate_limits where calls < 0`
    expect(counts).toEqual([])
    expect((await place(order(id, phone(4)), from('10.0.2.1'))).status).toBe(200)
  })

  test('a browser orders 20 times, whatever `meta` says', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const browser = crypto.randomUUID()
    const replies = await times(24, (n) =>
      place({ ...order(id, phone(100 + n)), meta: null }, from(`10.0.3.${n}`, browser)),
    )
    expect([count(replies, 200), count(replies, 429)]).toEqual([20, 4])
  })

  test('requests without a browser id are one browser of their address', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const send = (n: number, address: string) =>
      place(order(id, phone(200 + n)), { 'x-forwarded-for': address, 'x-browser-id': 'short' })
    const replies = await times(22, (n) => send(n, '10.0.4.1'))
    expect([count(replies, 200), count(replies, 429)]).toEqual([20, 2])
    expect((await send(30, '10.0.4.2')).status).toBe(200)
  })

  test('300 shoppers behind one address all order', async () => {
    const id = await addProduct(shop.sql, { quantity: 1000 })
    const replies = await times(300, (n) => place(order(id, phone(300 + n)), from('10.0.5.1')))
    expect(count(replies, 200)).toBe(300)
  })

  test('an address orders 600 times; all of an IPv6 network are one address', async () => {
    const id = await addProduct(shop.sql, { quantity: 5000 })
    const replies = await times(610, (n) =>
      place(order(id, phone(1000 + n)), from(`2001:db8:0:1::${(n % 50).toString(16)}`)),
    )
    expect([count(replies, 200), count(replies, 429)]).toEqual([600, 10])
    expect((await place(order(id, phone(1999)), from('2001:db8:0:2::1'))).status).toBe(200)
  })
})

describe('limits of forms and of tracking, as the shop sets them', () => {
  const sign = (headers: Record<string, string>) =>
    shop.post('/subscriptions', { email: 'a@b.cd' }, headers)

  test('a browser sends a form 20 times; others behind its address are not refused', async () => {
    const browser = crypto.randomUUID()
    const replies = await times(22, () => sign(from('10.1.0.1', browser)))
    expect([count(replies, 200), count(replies, 429)]).toEqual([20, 2])
    expect((await sign(from('10.1.0.1'))).status).toBe(200)
  })

  const track = (orderId: number, trackPhone: string, address: string) =>
    shop.post('/orders/track', { orderId, phone: trackPhone }, from(address))

  test('30 wrong phones on one number do not lock its owner out', async () => {
    const id = await addProduct(shop.sql)
    const placed = await place(order(id, phone(5)), from('10.2.0.1'))
    const { orderId } = placed.body.data as { orderId: number }
    const guesses = await times(30, (n) => track(orderId, phone(5000 + n), '10.2.0.2'))
    expect([count(guesses, 404), count(guesses, 429)]).toEqual([15, 15])
    expect((await track(orderId, phone(5), '10.2.0.1')).status).toBe(200)
  })

  test('right look-ups at the same time are not refused; wrong ones among them fail 15 times', async () => {
    const id = await addProduct(shop.sql)
    const placed = await place(order(id, phone(8)), from('10.2.2.1'))
    const { orderId } = placed.body.data as { orderId: number }
    const together = (n: number, phoneOf: (n: number) => string, address: string) =>
      Promise.all(Array.from({ length: n }, (_, i) => track(orderId, phoneOf(i), address)))
    const right = await together(70, () => phone(8), '10.2.2.2')
    expect(count(right, 200)).toBe(70)

    const some = await together(14, (n) => phone(6000 + n), '10.2.2.2')
    expect(count(some, 404)).toBe(14)
    expect(count(await together(30, () => phone(8), '10.2.2.2'), 200)).toBe(30)

    const guesses = await together(40, (n) => phone(7000 + n), '10.2.2.3')
    expect([count(guesses, 404), count(guesses, 429)]).toEqual([15, 25])
    // The right phone is among the guesses, behind the limit.
    const hidden = await together(40, (n) => phone(n === 30 ? 8 : 8000 + n), '10.2.2.4')
    expect([count(hidden, 200), count(hidden, 404), count(hidden, 429)]).toEqual([0, 15, 25])
  })

  test('an address fails 60 times; look-ups that succeed do not count', async () => {
    const id = await addProduct(shop.sql)
    const placed = await place(order(id, phone(6)), from('10.2.1.1'))
    const { orderId } = placed.body.data as { orderId: number }
    for (let again = 0; again < 70; again += 1) {
      expect((await track(orderId, phone(6), '10.2.1.1')).status).toBe(200)
    }
    const guesses = await times(70, (n) => track(n + 1, phone(7), '10.2.1.1'))
    expect([count(guesses, 404), count(guesses, 429)]).toEqual([60, 10])
  })

  test('wrong look-ups refuse nobody behind their address who knows an order', async () => {
    const id = await addProduct(shop.sql)
    const placed = await place(order(id, phone(9)), from('10.2.3.1'))
    const { orderId } = placed.body.data as { orderId: number }
    const guesses = await times(70, (n) => track(n + 1, phone(7), '10.2.3.1'))
    expect([count(guesses, 404), count(guesses, 429)]).toEqual([60, 10])
    expect((await track(orderId, phone(9), '10.2.3.1')).status).toBe(200)
    const cancelled = await shop.post(
      '/orders/cancel',
      { orderId, phone: phone(9) },
      from('10.2.3.1'),
    )
    expect(cancelled.status).toBe(200)
  })

  test('counting in a transaction leaves its durability as it is', async () => {
    const limit = { name: 'order-phone', subject: phone(10), limit: 10 }
    const counts = await countsOf(shop.db, [limit])
    await shop.db.transaction(async (tx) => {
      await giveBack(tx, await addCounts(tx, counts))
      const { rows } = await tx.execute<{ setting: string }>(
        sql`select current_setting('synchronous_commit') as setting`,
      )
      expect(rows).toEqual([{ setting: 'on' }])
    })
  })

  test('a phone is not stored, nor a hash that trying all phones would find', async () => {
    const limit = { name: 'order-phone', subject: phone(11), limit: 10 }
    await addCounts(shop.db, await countsOf(shop.db, [limit]))
    const rows = await shop.sql<{ subject: string }[]>`select subject from rate_limits`
    expect(rows.length).toBeGreaterThan(0)
    const plain = createHash('sha256').update(phone(11)).digest('base64url').slice(0, 22)
    for (const { subject } of rows) {
      expect(subject).not.toMatch(/01[3-9]\d{8}/)
      expect(subject).not.toContain(plain)
    }
  })
})

describe('CORS', () => {
  test('only listed origins are allowed', async () => {
    const listed = await shop.get('/categories', { origin: 'https://shop.example' })
    expect(listed.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    const other = await shop.get('/categories', { origin: 'https://evil.example' })
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})
