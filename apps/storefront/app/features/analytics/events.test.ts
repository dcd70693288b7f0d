import { addToBag, bagLines, emptyBag, normalizeProduct } from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pushShopEvent } from './data-layer.ts'
import { toDataLayer, type ShopEvent } from './events.ts'

const kettle = normalizeProduct({
  id: 4,
  name: 'Kettle',
  price: 1000,
  discountPrice: 750,
  quantity: 9,
  category: { name: 'Kitchen' },
})!

const order: PlacedOrder = {
  orderId: 1234567890,
  deliveryName: 'Rahima',
  subtotal: 1500,
  discount: 0,
  shippingCharge: 130,
  totallPrice: 1630,
  user: { name: 'Rahima', phone: '01712345678' },
  orderProducts: [
    {
      product: {
        name: 'Kettle',
        productId: 4,
        image: null,
        category: { name: 'Kitchen' },
        CheckoutDiscountProduct: null,
        CheckoutDiscountImage: null,
      },
      quantity: 2,
      price: 1000,
      discountPrice: 750,
    },
  ],
}

const viewed: ShopEvent = { type: 'product-viewed', product: kettle }
const bagItems = bagLines(addToBag(emptyBag(), kettle, 2)).map(({ item }) => item)
const bagOpened = {
  type: 'checkout-opened' as const,
  lines: bagItems.map((item) => ({ product: item, quantity: item.cartQuantity })),
}
const purchase = (shown: PlacedOrder, withCustomer: boolean) =>
  toDataLayer({ type: 'order-shown', order: shown, withCustomer })

const kettleItem = {
  item_name: 'Kettle',
  item_id: '4',
  price: 750,
  discount: 250,
  category: 'Kitchen',
  item_category: 'Kitchen',
  quantity: 2,
}

describe('analytics events', () => {
  it('AN-02, G-05: view_item carries currency BDT and the product', () => {
    expect(toDataLayer(viewed)).toEqual({
      event: 'view_item',
      ecommerce: { currency: 'BDT', value: 750, items: [{ ...kettleItem, quantity: 1 }] },
    })
  })

  it('AN-04, AN-05, G-05: begin_checkout carries currency, value and items, for the bag and for one product', () => {
    for (const lines of [bagOpened.lines, [{ product: kettle, quantity: 2 }]]) {
      expect(toDataLayer({ type: 'checkout-opened', lines })).toEqual({
        event: 'begin_checkout',
        ecommerce: { currency: 'BDT', value: 1500, items: [kettleItem] },
      })
    }
  })

  it('AN-06, AN-07, B-SHIP-04, G-05: purchase carries transaction, value, items and the fixed shipping of 60', () => {
    expect(purchase(order, true).ecommerce).toEqual({
      transaction_id: '1234567890',
      currency: 'BDT',
      value: 1500,
      shipping: 60,
      shipping_charged: 130,
      items: [kettleItem],
    })
  })

  it('reports what is charged when a coupon was used', () => {
    const reduced = { value: 1350, coupon: 'SAVE10', coupon_discount: 150 }
    const coupon = { code: 'SAVE10', amount: 150 }
    expect(toDataLayer({ ...bagOpened, coupon }).ecommerce).toMatchObject(reduced)
    const discounted = { ...order, discount: 150, couponCode: 'SAVE10' }
    expect(purchase(discounted, true).ecommerce).toMatchObject(reduced)
  })

  it('AN-08: purchase carries name and phone beside ecommerce, unless the setting disables it', () => {
    expect(purchase(order, true).customer).toEqual({ name: 'Rahima', phone: '01712345678' })
    expect(purchase(order, false)).not.toHaveProperty('customer')
    for (const personal of ['Rahima', '01712345678'])
      expect(JSON.stringify(purchase(order, true).ecommerce)).not.toContain(personal)
  })
})

describe('the data layer', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('window', {})
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('D-BRW-04: is an array that receives each event after a reset', () => {
    pushShopEvent(viewed)
    pushShopEvent(bagOpened)
    expect(window.dataLayer).toEqual(
      [viewed, bagOpened].flatMap((event) => [{ ecommerce: null }, toDataLayer(event)]),
    )
  })

  it('AN-09: receives the purchase of an order once', () => {
    pushShopEvent({ type: 'order-shown', order, withCustomer: true })
    pushShopEvent({ type: 'order-shown', order, withCustomer: true })
    expect(window.dataLayer).toHaveLength(2)
  })
})
