import { describe, expect, test } from 'vitest'
import { addProduct, orderOf, useShop } from '../test/test-shop.ts'

const shop = useShop({
  RATE_ORDER_PHONE: '2',
  RATE_ORDER_BROWSER: '3',
  RATE_ORDER_ADDRESS: '6',
  RATE_FORM_ADDRESS: '2',
  RATE_TRACK_ADDRESS: '2',
  TRUSTED_PROXIES: '1',
  CORS_ORIGINS: 'https://shop.example',
})
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('rate limits', () => {
  test('the third order of a phone in ten minutes gets 429 with Retry-After', async () => {
    const id = await addProduct(shop.sql)
    const order = (quantity: number) => orderOf([{ id, quantity }])
    expect((await shop.post('/orders/confirm', order(1), from('10.0.0.1'))).status).toBe(200)
    expect((await shop.post('/orders/confirm', order(2), from('10.0.0.2'))).status).toBe(200)
    const third = await shop.post('/orders/confirm', order(3), from('10.0.0.3'))
    expect(third.status).toBe(429)
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(third.body).toMatchObject({ statusCode: 429, errors: [], data: null })
  })

  test('a repeated order is not limited', async () => {
    const id = await addProduct(shop.sql)
    const order = orderOf([{ id, quantity: 1 }], { deliveryPhone: '01712345600' })
    const key = { 'idempotency-key': crypto.randomUUID(), ...from('10.0.1.1') }
    const first = await shop.post('/orders/confirm', order, key)
    for (let again = 0; again < 8; again += 1) {
      expect((await shop.post('/orders/confirm', order, key)).body).toEqual(first.body)
    }
  })

  test('the limit of a browser is above that of a phone, and the limit of an address above both', async () => {
    const id = await addProduct(shop.sql, { quantity: 100 })
    const send = (n: number, browser: string) =>
      shop.post(
        '/orders/confirm',
        orderOf([{ id, quantity: 1 }], {
          deliveryPhone: `018123456${String(n).padStart(2, '0')}`,
          meta: { browser_id: browser },
        }),
        from('10.0.2.1'),
      )
    const statuses: number[] = []
    for (let n = 0; n < 8; n += 1) statuses.push((await send(n, n < 4 ? 'a' : 'b')).status)
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429, 429])
  })

  test('forms and tracking have their own limits per address', async () => {
    const sign = (address: string) =>
      shop.post('/subscriptions', { email: 'a@b.cd' }, from(address))
    const statuses = [await sign('10.1.0.1'), await sign('10.1.0.1'), await sign('10.1.0.1')]
    expect(statuses.map((reply) => reply.status)).toEqual([200, 200, 429])
    expect((await sign('10.1.0.2')).status).toBe(200)
    const guess = (orderId: number) =>
      shop.post('/orders/track', { orderId, phone: '01712345678' }, from('10.1.0.3'))
    const guesses = [await guess(1), await guess(2), await guess(3)]
    expect(guesses.map((reply) => reply.status)).toEqual([404, 404, 429])
  })

  test('phones are stored as hashes', async () => {
    const rows = await shop.sql<{ subject: string }[]>`select subject from rate_limits`
    expect(rows.length).toBeGreaterThan(0)
    for (const { subject } of rows) expect(subject).not.toMatch(/01[3-9]\d{8}/)
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
