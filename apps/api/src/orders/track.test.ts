import { quoteAnswer, trackAnswer, type PlacedOrder } from '@shop/domain/wire'
import { describe, expect, test } from 'vitest'
import { addProduct, orderOf, useShop } from '../../test/test-shop.ts'
import { changeOrderState } from './order-state.ts'

const shop = useShop()

describe('quote', () => {
  test('a quote has current prices, stock, delivery and total, and reserves nothing', async () => {
    const id = await addProduct(shop.sql, { price: 200, discountPrice: 150, quantity: 3 })
    const bag = {
      products: [{ id, quantity: 2 }],
      shippingZone: 'dhaka_inside',
      couponCode: 'SAVE5',
    }
    const { data } = quoteAnswer.parse((await shop.post('/orders/quote', bag)).body)
    expect(data).toMatchObject({
      subtotal: 300,
      discount: 5,
      shippingCharge: 70,
      totallPrice: 365,
      couponValid: true,
      orderable: true,
    })
    expect(data.lines).toMatchObject([{ productId: id, stock: 3, lineTotal: 300, warning: null }])
    const [row] = await shop.sql`select quantity from products where id = ${id}`
    expect(row).toEqual({ quantity: 3 })
  })

  test('each line that cannot be ordered has a warning', async () => {
    const short = await addProduct(shop.sql, { quantity: 1 })
    const out = await addProduct(shop.sql, { quantity: 0 })
    const bag = {
      products: [
        { id: short, quantity: 2 },
        { id: out, quantity: 1 },
        { id: 424_242, quantity: 1 },
        { id: 1, quantity: 1, campaign_id: 999 },
      ],
      couponCode: 'NOPE',
    }
    const { data } = quoteAnswer.parse((await shop.post('/orders/quote', bag)).body)
    expect(data.orderable).toBe(false)
    expect(data.couponValid).toBe(false)
    expect(data.lines.map((line) => line.warning?.kind)).toEqual([
      'short',
      'sold_out',
      'gone',
      'offer_over',
    ])
  })

  test('a quote equals what is charged', async () => {
    const id = await addProduct(shop.sql, { price: 33.33, quantity: 9 })
    const bag = { products: [{ id, quantity: 3 }], couponCode: 'SAVE10' }
    const quote = quoteAnswer.parse((await shop.post('/orders/quote', bag)).body).data
    const placed = await shop.post('/orders/confirm', { ...orderOf([]), ...bag })
    const { subtotal, discount, shippingCharge, totallPrice } = quote
    expect(placed.body.data).toMatchObject({ subtotal, discount, shippingCharge, totallPrice })
  })
})

describe('tracking', () => {
  const place = async (phone: string) => {
    const id = await addProduct(shop.sql)
    const order = orderOf([{ id, quantity: 1 }], { deliveryPhone: phone })
    return (await shop.post('/orders/confirm', order)).body.data as PlacedOrder
  }

  test('S-ORD-01: an order is found by number and phone, in Latin or Bengali digits', async () => {
    const { orderId } = await place('01712345601')
    for (const phone of ['01712345601', '০১৭১২৩৪৫৬০১']) {
      const query = new URLSearchParams({ orderId: String(orderId), phone })
      const { data } = trackAnswer.parse((await shop.get(`/orders/track?${query}`)).body)
      expect(data).toMatchObject({ orderId, status: 'pending' })
      expect(data.orderProducts).toHaveLength(1)
    }
    const posted = await shop.post('/orders/track', { orderId, phone: '01712345601' })
    expect(trackAnswer.parse(posted.body).data).toMatchObject({
      orderId,
      deliveryAddress: expect.stringMatching(/./),
    })
  })

  test('a number with spaces or hyphens is stored without them, and found however it is grouped', async () => {
    const { orderId } = await place('০১৭১২ ৩৪৫-৬৯৮')
    const [row] = await shop.sql`select delivery_phone from orders where id = ${orderId}`
    expect(row).toEqual({ delivery_phone: '01712345698' })
    for (const phone of ['01712345698', '01712-345698', '০১৭১২ ৩৪৫৬৯৮']) {
      const { status } = await shop.post('/orders/track', { orderId, phone })
      expect(status, phone).toBe(200)
    }
  })

  test('a wrong phone and an unknown number get the same response', async () => {
    const { orderId } = await place('01712345602')
    const other = await shop.post('/orders/track', { orderId, phone: '01799999999' })
    const unknown = await shop.post('/orders/track', { orderId: 1, phone: '01712345602' })
    expect(other.status).toBe(404)
    expect(other.body).toEqual({ ...unknown.body, requestId: expect.any(String) })
  })
})

describe('what a tracked order tells', () => {
  const phone = '01712345603'
  const placeOrder = async (quantity = 2) => {
    const id = await addProduct(shop.sql, { price: 100, quantity: 5 })
    const order = orderOf([{ id, quantity }], { deliveryPhone: phone })
    const { orderId } = (await shop.post('/orders/confirm', order)).body.data as PlacedOrder
    return { id, orderId }
  }
  const track = async (orderId: number) =>
    trackAnswer.parse((await shop.post('/orders/track', { orderId, phone })).body).data
  const stock = async (id: number) =>
    (await shop.sql`select quantity from products where id = ${id}`)[0]?.['quantity'] as number

  test('the changes of the status with their times, and what the rider collects', async () => {
    const { orderId } = await placeOrder()
    const placed = await track(orderId)
    expect(placed).toMatchObject({ history: [], cancellable: true, toCollect: placed.totallPrice })
    for (const status of ['confirmed', 'packed', 'shipped', 'delivered'] as const)
      await changeOrderState(shop.db, orderId, status)
    const delivered = await track(orderId)
    expect(delivered).toMatchObject({ status: 'delivered', cancellable: false, toCollect: 0 })
    expect(delivered.history.map(({ status }) => status)).toEqual([
      'confirmed',
      'packed',
      'shipped',
      'delivered',
    ])
    for (const { at } of delivered.history) expect(at).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  })

  test('a shopper cancels an order that is not packed, once: the pieces are in stock again', async () => {
    const { id, orderId } = await placeOrder()
    expect(await stock(id)).toBe(3)
    const replies = await Promise.all(
      [1, 2, 3].map(() => shop.post('/orders/cancel', { orderId, phone })),
    )
    for (const reply of replies)
      expect(trackAnswer.parse(reply.body).data).toMatchObject({
        status: 'cancelled',
        cancellable: false,
        toCollect: 0,
      })
    expect(await stock(id)).toBe(5)
    const history = await shop.sql`select reason from order_history where order_id = ${orderId}`
    expect(history.map((row) => row['reason'])).toEqual(['cancelled by the shopper'])
  })

  test('a packed order is not cancelled, and the answer says to call', async () => {
    const { id, orderId } = await placeOrder()
    await changeOrderState(shop.db, orderId, 'confirmed')
    await changeOrderState(shop.db, orderId, 'packed')
    const { status, body } = await shop.post('/orders/cancel', { orderId, phone })
    expect(status).toBe(409)
    expect(body.message).toBe(
      'This order is already packed or sent, so it cannot be cancelled here. Please call us.',
    )
    expect((await track(orderId)).status).toBe('packed')
    expect(await stock(id)).toBe(3)
  })

  test('a wrong phone cancels nothing, and is answered as an unknown number', async () => {
    const { orderId } = await placeOrder()
    const other = await shop.post('/orders/cancel', { orderId, phone: '01799999998' })
    const unknown = await shop.post('/orders/cancel', { orderId: 1, phone })
    expect(other.status).toBe(404)
    expect(other.body).toEqual({ ...unknown.body, requestId: expect.any(String) })
    expect((await track(orderId)).status).toBe('pending')
  })
})
