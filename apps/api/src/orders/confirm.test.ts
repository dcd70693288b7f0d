import { describe, expect, test } from 'vitest'
import { writeDigits } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import { smsReceiver, type Sms } from '../sms/sms-driver.ts'
import { sendDueEvents } from '../../test/send-due-events.ts'
import { addProduct, orderOf, stockOf, useShop } from '../../test/test-shop.ts'

const shop = useShop()

describe('placing an order', () => {
  test('C-ORD-01 C-ORD-02 D-ORD-01 D-ORD-02 D-ORD-03: a valid order is answered with its success data', async () => {
    const id = await addProduct(shop.sql, { name: 'Lamp', price: 500, discountPrice: 400 })
    const order = orderOf([{ id, quantity: 2 }])
    const { status, body } = await shop.post('/orders/confirm', order)
    expect(status).toBe(200)
    expect(body.statusCode).toBe(200)
    const data: PlacedOrder = body.data
    expect(data).toEqual({
      orderId: expect.any(Number),
      couponCode: null,
      deliveryName: 'Rahima Begum',
      totallPrice: 930,
      subtotal: 800,
      shippingCharge: 130,
      discount: 0,
      user: { name: 'Rahima Begum', phone: order.deliveryPhone },
      placedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      smsExpected: true,
      orderProducts: [
        {
          product: {
            name: 'Lamp',
            productId: id,
            image: null,
            category: { name: 'Kitchen Appliances' },
            CheckoutDiscountProduct: null,
            CheckoutDiscountImage: null,
          },
          quantity: 2,
          price: 500,
          discountPrice: 400,
        },
      ],
    })
    expect(await stockOf(shop.sql, id)).toBe(8)
  })

  test('D-ORD-04: a line costs its discount price when present, else its price, times quantity', async () => {
    const plain = await addProduct(shop.sql, { price: 99.99 })
    const reduced = await addProduct(shop.sql, { price: 50, discountPrice: 0.5 })
    const order = orderOf([
      { id: plain, quantity: 3 },
      { id: reduced, quantity: 2 },
    ])
    const { body } = await shop.post('/orders/confirm', { ...order, shippingZone: 'dhaka_inside' })
    expect(body.data).toMatchObject({ subtotal: 300.97, shippingCharge: 70, totallPrice: 370.97 })
  })

  test('C-OPEN-06: order, lines, key and text message are stored together', async () => {
    const id = await addProduct(shop.sql)
    const order = orderOf([{ id, quantity: 1 }])
    const key = { 'idempotency-key': crypto.randomUUID() }
    const { body } = await shop.post('/orders/confirm', order, key)
    const { orderId } = body.data as PlacedOrder
    const [row] = await shop.sql`
      select o.status, o.total, o.delivery_phone,
        (select count(*) from order_lines where order_id = o.id) as lines,
        (select count(*) from idempotency_keys where order_id = o.id) as keys,
        (select count(*) from outbox_events where order_id = o.id) as messages
      from orders o where id = ${orderId}`
    expect(row).toEqual({
      status: 'pending',
      total: 23_000,
      delivery_phone: order.deliveryPhone,
      lines: 1,
      keys: 1,
      messages: 1,
    })
  })

  test('the text message is in the language of the order, in English without one', async () => {
    const id = await addProduct(shop.sql)
    const textOf = async (change: Record<string, unknown>) => {
      await shop.sql`delete from outbox_events`
      const { body } = await shop.post('/orders/confirm', orderOf([{ id, quantity: 1 }], change))
      const { orderId } = body.data as PlacedOrder
      const texts: string[] = []
      const send = async (sms: Sms) => void texts.push(sms.body)
      await sendDueEvents(shop.db, smsReceiver(shop.db, send))
      return { texts, orderId }
    }
    const english = await textOf({})
    expect(english.texts).toEqual([
      `Thank you! Your order ${english.orderId} of Tk 230 is placed. Pay cash on delivery.`,
    ])
    const bengali = await textOf({ language: 'bn' })
    expect(bengali.texts).toEqual([
      `ধন্যবাদ! আপনার অর্ডার ${writeDigits(String(bengali.orderId), 'beng')} নেওয়া হয়েছে, মোট ২৩০ টাকা। টাকা দেবেন পণ্য হাতে পেয়ে।`,
    ])
    expect(bengali.texts[0]?.length).toBeLessThanOrEqual(2 * 67)
  })

  const longest = (length: number) =>
    `fb.1.1712345678901.${'IwAR0x'.repeat(length)}`.slice(0, length)
  test.each<[string, unknown, object | null]>([
    ['of 500 characters', { fbc: longest(500) }, { fbp: null, fbc: longest(500) }],
    ['of 501 characters', { fbc: longest(501) }, { fbp: null, fbc: null }],
    ['of 4096 characters', { fbp: longest(4096), fbc: 'fb.1.2' }, { fbp: null, fbc: 'fb.1.2' }],
    ['that is empty', { fbp: '' }, { fbp: '', fbc: null }],
    ['that is null', { fbp: null, fbc: null }, { fbp: null, fbc: null }],
    ['that is a number', { fbp: 12 }, { fbp: null, fbc: null }],
    ['that is a list', { fbc: ['a'] }, { fbp: null, fbc: null }],
    ['with control characters', { fbp: 'a\u0000b\u202e' }, { fbp: 'ab', fbc: null }],
    ['with half of an emoji', { fbp: '\ud83d' }, { fbp: '\ufffd', fbc: null }],
    ['with a long identifier', { browser_id: 'x'.repeat(9000) }, { fbp: null, fbc: null }],
    ['in a text instead of an object', 'fbp=1', null],
    ['in a list', [1], null],
  ])('a cookie %s refuses no order', async (_, meta, stored) => {
    const id = await addProduct(shop.sql)
    const order = orderOf([{ id, quantity: 1 }], { meta, language: 'xx', expectedTotal: null })
    const { status, body } = await shop.post('/orders/confirm', order)
    expect(status).toBe(200)
    const [row] = await shop.sql`
      select meta, language from orders where id = ${(body.data as PlacedOrder).orderId}`
    expect(row).toEqual({ meta: stored, language: 'en' })
  })

  test('a price in the request is ignored', async () => {
    const id = await addProduct(shop.sql, { price: 100 })
    const order = orderOf([{ id, quantity: 1 }], { totallPrice: 1, price: 1 })
    const withPrices = {
      ...order,
      products: [{ ...order.products[0], price: 1, discountPrice: 1 }],
    }
    const { body } = await shop.post('/orders/confirm', withPrices)
    expect(body.data).toMatchObject({ subtotal: 100, totallPrice: 230 })
  })

  test('Bengali digits are stored as Latin ones, and an unusual number is marked for review', async () => {
    const id = await addProduct(shop.sql)
    const order = orderOf([{ id, quantity: 1 }], { deliveryPhone: '০১২১২৩৪৫৬৭৮' })
    const { body } = await shop.post('/orders/confirm', order)
    const { orderId } = body.data as PlacedOrder
    const [row] = await shop.sql`
      select status, delivery_phone, review_reasons from orders where id = ${orderId}`
    expect(row).toEqual({
      status: 'needs_review',
      delivery_phone: '01212345678',
      review_reasons: ['phone'],
    })
  })

  test('an id may be text, and lines of one product are merged', async () => {
    const id = await addProduct(shop.sql, { quantity: 5 })
    const order = orderOf([])
    const products = [
      { id: String(id), quantity: 2 },
      { id, quantity: 3 },
    ]
    const { body } = await shop.post('/orders/confirm', { ...order, products })
    expect((body.data as PlacedOrder).orderProducts).toHaveLength(1)
    expect(await stockOf(shop.sql, id)).toBe(0)
  })

  test('a coupon gives its discount in upper and lower case', async () => {
    const id = await addProduct(shop.sql, { price: 200 })
    const order = orderOf([{ id, quantity: 1 }])
    const { body } = await shop.post('/orders/confirm', { ...order, couponCode: ' save10 ' })
    expect(body.data).toMatchObject({ subtotal: 200, discount: 20, totallPrice: 310 })
  })

  test('order numbers have ten digits and are not consecutive', async () => {
    const id = await addProduct(shop.sql)
    const numbers: number[] = []
    for (const quantity of [1, 2, 3]) {
      const { body } = await shop.post('/orders/confirm', orderOf([{ id, quantity }]))
      numbers.push((body.data as PlacedOrder).orderId)
    }
    for (const number of numbers) expect(String(number)).toMatch(/^\d{10}$/)
    const steps = numbers.slice(1).map((number, at) => Math.abs(number - (numbers[at] ?? 0)))
    expect(Math.min(...steps)).toBeGreaterThan(1)
  })
})

describe('an order that cannot be placed', () => {
  test('E-23: missing stock rolls back the whole order, and the response names what is left', async () => {
    const enough = await addProduct(shop.sql, { quantity: 5 })
    const short = await addProduct(shop.sql, { name: 'Rare lamp', quantity: 2 })
    const order = orderOf([
      { id: enough, quantity: 1 },
      { id: short, quantity: 3 },
    ])
    const { status, body } = await shop.post('/orders/confirm', order)
    expect(status).toBe(409)
    expect(body).toEqual({
      statusCode: 409,
      code: 'stock',
      message: 'Only 2 left of Rare lamp.',
      errors: [
        {
          code: 'short',
          field: 'products.1',
          message: 'Only 2 left of Rare lamp.',
          productId: short,
          left: 2,
        },
      ],
      data: null,
      requestId: expect.any(String),
    })
    expect(await stockOf(shop.sql, enough)).toBe(5)
    expect(await stockOf(shop.sql, short)).toBe(2)
  })

  test('the response names an unknown and a deleted product', async () => {
    const deleted = await addProduct(shop.sql)
    await shop.sql`update products set deleted_at = now() where id = ${deleted}`
    const order = orderOf([
      { id: deleted, quantity: 1 },
      { id: 999_999_999_999, quantity: 1 },
    ])
    const { status, body } = await shop.post('/orders/confirm', order)
    expect(status).toBe(409)
    expect(body.errors).toMatchObject([
      { field: 'products.0', productId: deleted, left: 0 },
      { field: 'products.1', productId: 999_999_999_999, left: 0 },
    ])
  })

  test('V-LEN-01 E-23: the response names each invalid field in the one error shape', async () => {
    const wrong = {
      deliveryName: 'x'.repeat(101),
      deliveryPhone: '+8801712345678',
      deliveryAddress: '   ',
      products: [{ id: 1, quantity: -1 }],
      shippingZone: 7,
    }
    const { status, body } = await shop.post('/orders/confirm', wrong)
    expect(status).toBe(400)
    expect(body).toMatchObject({ statusCode: 400, data: null })
    expect((body.errors as { field: string }[]).map((error) => error.field).sort()).toEqual([
      'deliveryAddress',
      'deliveryName',
      'deliveryPhone',
      'products.0.quantity',
      'shippingZone',
    ])
  })

  test.each([
    ['malformed JSON', '{"deliveryName":', 400],
    ['no lines', orderOf([]), 400],
    ['a huge quantity', orderOf([{ id: 1, quantity: 1e12 }]), 400],
    ['half a piece', orderOf([{ id: 1, quantity: 0.5 }]), 400],
    ['a list instead of an object', '[]', 400],
    ['null', 'null', 400],
    ['more than the body limit', `"${'x'.repeat(200_000)}"`, 413],
  ])('%s is refused', async (_, body, status) => {
    const reply = await shop.post('/orders/confirm', body)
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject({ statusCode: status, data: null, errors: expect.any(Array) })
  })

  test('a body that is not JSON is refused', async () => {
    const reply = await shop.post('/orders/confirm', 'a=1', { 'content-type': 'text/plain' })
    expect(reply.status).toBe(415)
  })
})
