import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addProduct, orderOf, stockOf, useShop } from '../test/test-shop.ts'

const shop = useShop()
const posts = [
  '/orders/confirm',
  '/orders/quote',
  '/orders/track',
  '/subscriptions',
  '/contact',
  '/campaign-responses',
]
const attacks = [
  "'; drop table orders; --",
  '" or 1=1 --',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '\u0000\u0001\ufeff\u202e',
  '\ud800',
  '%00%0a%0d',
  '💥'.repeat(60),
]

describe('hostile input', () => {
  test.each(attacks)(
    'the text %j is stored as it is, or refused, and shown back as text',
    async (text) => {
      const id = await addProduct(shop.sql)
      const order = orderOf([{ id, quantity: 1 }], { deliveryName: text, deliveryAddress: text })
      const reply = await shop.post('/orders/confirm', { ...order, couponCode: text })
      expect([200, 400]).toContain(reply.status)
      expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
      const [row] = await shop.sql`select count(*) as tables from information_schema.tables
      where table_name in ('orders', 'products')`
      expect(row).toEqual({ tables: 2 })
    },
  )

  test('__proto__ and unknown fields are dropped, and nothing is polluted', async () => {
    const id = await addProduct(shop.sql)
    const line = `{"id":${id},"quantity":1,"__proto__":{"price":1},"constructor":{"prototype":{"x":1}}}`
    const body = `{"deliveryName":"A","deliveryPhone":"01712345678","deliveryAddress":"B",
      "status":"delivered","total":0,"__proto__":{"polluted":true},"products":[${line}]}`
    const reply = await shop.post('/orders/confirm', body)
    expect(reply.body.data).toMatchObject({ totallPrice: 230 })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('an order of 10,000 lines is refused whole', async () => {
    const products = Array.from({ length: 10_000 }, () => ({ id: 1, quantity: 1 }))
    const before = await stockOf(shop.sql, 1)
    const reply = await shop.post('/orders/confirm', { ...orderOf([]), products })
    expect([400, 413]).toContain(reply.status)
    expect(await stockOf(shop.sql, 1)).toBe(before)
  })

  test('E-23: an unknown address answers 404 in the one error shape', async () => {
    const reply = await shop.get('/nothing/here')
    expect(reply).toMatchObject({
      status: 404,
      body: { statusCode: 404, message: expect.any(String), errors: [], data: null },
    })
  })

  test('P-04: a token is not looked at, also a forged one', async () => {
    const plain = await shop.get('/products/1')
    const forged = await shop.get('/products/1', {
      authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.',
    })
    expect(forged.body).toEqual(plain.body)
  })
})

describe('random bodies', () => {
  const anything = fc.anything({ withNullPrototype: false, maxDepth: 4 })
  const nearly = fc.record(
    {
      deliveryName: fc.oneof(fc.string({ unit: 'binary' }), anything),
      deliveryPhone: fc.oneof(fc.stringMatching(/^[0-9০-৯]{11}$/), anything),
      deliveryAddress: fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), anything),
      products: fc.oneof(
        fc.array(
          fc.record({
            id: fc.oneof(fc.integer({ min: -5, max: 400 }), fc.double(), anything),
            quantity: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.double(), anything),
            order_id: fc.oneof(fc.maxSafeInteger(), fc.constant(null), anything),
            campaign_id: fc.oneof(fc.maxSafeInteger(), fc.constant(null), anything),
          }),
          { maxLength: 4 },
        ),
        anything,
      ),
      orderId: fc.oneof(fc.maxSafeInteger(), anything),
      phone: fc.oneof(fc.stringMatching(/^01[3-9][0-9]{8}$/), anything),
      email: fc.oneof(fc.emailAddress(), anything),
      name: fc.oneof(fc.string({ unit: 'binary' }), anything),
      message: fc.oneof(fc.string({ unit: 'binary' }), anything),
      trips: fc.oneof(fc.string({ unit: 'binary' }), anything),
      shippingZone: fc.oneof(fc.constantFrom('dhaka_inside', 'dhaka_outside'), anything),
      couponCode: fc.oneof(fc.string(), anything),
      meta: anything,
    },
    { requiredKeys: [] },
  )
  const write = (value: unknown) => {
    const seen = JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'bigint' ? Number(part) : part,
    )
    return seen ?? 'null'
  }

  test.each(posts)(
    '1,000 of them to %s: never a 5xx, always the one shape, no half-written order',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: nearly }, anything), async (body) => {
          const reply = await shop.post(path, write(body))
          expect(reply.status).toBeLessThan(500)
          expect(reply.body.statusCode).toBe(reply.status)
          if (reply.status !== 200) {
            expect(reply.body).toMatchObject({ data: null, errors: expect.any(Array) })
          }
        }),
        { numRuns: 1000 },
      )
      const [half] = await shop.sql<{ n: number }[]>`
        select count(*) as n from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)
          or not exists (select 1 from sms_outbox s where s.order_id = o.id)
          or not exists (select 1 from idempotency_keys k where k.order_id = o.id)`
      expect(half?.n).toBe(0)
    },
  )

  test('1,000 random addresses and queries: never a 5xx', async () => {
    const paths = [
      '/products/',
      '/products/search/',
      '/products/category-search/',
      '/products?',
      '/orders/track?',
      '/campaigns?',
      '/',
    ]
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.oneof(
          fc.webQueryParameters(),
          fc
            .string({ unit: 'binary' })
            .map((text) => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, ''))),
        ),
        async (path, rest) => {
          const reply = await shop.app.request(`${path}${rest}`)
          expect(reply.status).toBeLessThan(500)
          await reply.body?.cancel()
        },
      ),
      { numRuns: 1000 },
    )
  })
})
