import { describe, expect, test } from 'vitest'
import { attacks } from '../../test/from-schema.ts'
import { addProduct, orderOf, stockOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()

describe('hostile input', () => {
  test.each(attacks)(
    'the text %j is stored or refused, and never causes an error of the server',
    async (text) => {
      const id = await addProduct(shop.sql)
      const order = orderOf([{ id, quantity: 1 }], {
        deliveryName: text,
        deliveryAddress: text,
        meta: { fbp: text, browser_id: text },
      })
      const reply = await shop.post('/orders/confirm', { ...order, couponCode: text })
      expect([200, 400]).toContain(reply.status)
      expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
      const [row] = await shop.sql`select count(*) as tables from information_schema.tables
      where table_name in ('orders', 'products')`
      expect(row).toEqual({ tables: 2 })
    },
  )

  test.each(['\u200b', '\u2800', '\u3164', '\u00ad', '\u202e\u2069', '\u0007\u009b'])(
    'a name of only the invisible character %j is empty',
    async (deliveryName) => {
      const id = await addProduct(shop.sql)
      const reply = await shop.post(
        '/orders/confirm',
        orderOf([{ id, quantity: 1 }], { deliveryName }),
      )
      expect(reply).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'deliveryName', message: expect.any(String) }] },
      })
    },
  )

  test('control characters and changes of the writing direction are not stored; lines and joined letters are', async () => {
    const id = await addProduct(shop.sql)
    const { body } = await shop.post(
      '/orders/confirm',
      orderOf([{ id, quantity: 1 }], {
        deliveryName: 'Ra\u001b[2J\u009bhi\u202ema\u2066',
        deliveryAddress: 'House 1\u2028Road 2\nর\u200d্যাব\u0007, Dhaka',
      }),
    )
    const { orderId } = body.data as { orderId: number }
    const [row] = await shop.sql`
      select delivery_name as name, delivery_address as address from orders where id = ${orderId}`
    expect(row).toEqual({
      name: 'Ra[2Jhima',
      address: 'House 1\nRoad 2\nর\u200d্যাব, Dhaka',
    })
  })

  test('__proto__ and unknown fields are dropped', async () => {
    const id = await addProduct(shop.sql)
    const line = `{"id":${id},"quantity":1,"__proto__":{"price":1},"constructor":{"prototype":{"x":1}}}`
    const body = `{"deliveryName":"A","deliveryPhone":"01712345678","deliveryAddress":"B",
      "status":"delivered","total":0,"__proto__":{"polluted":true},"products":[${line}]}`
    const reply = await shop.post('/orders/confirm', body)
    expect(reply.body.data).toMatchObject({ totallPrice: 230 })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  test('an order of 10,000 lines is refused', async () => {
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
      body: {
        statusCode: 404,
        message: expect.any(String),
        errors: [],
        data: null,
        requestId: expect.any(String),
      },
    })
  })

  test('P-04: a forged token changes nothing', async () => {
    const plain = await shop.get('/products/1')
    const forged = await shop.get('/products/1', {
      authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.',
    })
    expect(forged.body).toEqual(plain.body)
  })
})
