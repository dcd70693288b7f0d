import { addToBag, deliveryTexts, directBag, emptyBag, normalizeProduct } from '@shop/domain'
import { describe, expect, it } from 'vitest'
import { orderRequest } from './order-payload.ts'

const kettle = normalizeProduct({ id: 7, name: 'Kettle', price: 100, quantity: 5, campaign_id: 3 })!
const delivery = {
  ...deliveryTexts(() => ''),
  name: ' Rahima ',
  mobile: '০১৭১২৩৪৫৬৭৮',
  address: ' House 1, Dhaka ',
  zone: 'dhaka_inside',
}

describe('the request of an order', () => {
  it('D-ORD-01, C-ORD-01: holds name, phone, address and lines, and no price', () => {
    const order = orderRequest(addToBag(emptyBag(), { ...kettle, campaign_id: null }, 2), delivery)
    expect(order).toEqual({
      deliveryName: 'Rahima',
      deliveryPhone: '01712345678',
      deliveryAddress: 'House 1, Dhaka',
      shippingZone: 'dhaka_inside',
      products: [{ id: 7, quantity: 2, order_id: null, campaign_id: null }],
    })
  })

  it('carries the coupon when there is one', () => {
    expect(orderRequest(emptyBag(), delivery, { coupon: 'SAVE5' }).couponCode).toBe('SAVE5')
    expect(orderRequest(emptyBag(), delivery)).not.toHaveProperty('couponCode')
  })

  it('D-BRW-02: carries the advertising cookies and the browser id when there are any', () => {
    const meta = { fbp: 'fb.1.2.3', browser_id: '203.0.113.9' }
    expect(orderRequest(emptyBag(), delivery, { meta }).meta).toEqual(meta)
    expect(orderRequest(emptyBag(), delivery)).not.toHaveProperty('meta')
  })

  it('S-DIR-03: a direct purchase is sent with the same shape, offer included, also above the stock', () => {
    expect(orderRequest(directBag(kettle, 9), delivery).products).toEqual([
      { id: 7, quantity: 9, order_id: null, campaign_id: 3 },
    ])
  })
})
