import { quoteAnswer, trackAnswer, type PlacedOrder } from '@shop/domain/wire'
import { describe, expect, test } from 'vitest'
import { addProduct, orderOf, useShop } from '../test/test-shop.ts'

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
    expect(trackAnswer.parse(posted.body).data.orderId).toBe(orderId)
  })

  test('a wrong phone and an unknown number get the same response', async () => {
    const { orderId } = await place('01712345602')
    const other = await shop.post('/orders/track', { orderId, phone: '01799999999' })
    const unknown = await shop.post('/orders/track', { orderId: 1, phone: '01712345602' })
    expect(other.status).toBe(404)
    expect(other.body).toEqual({ ...unknown.body, requestId: expect.any(String) })
  })
})
