import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderContent } from './order-content.ts'
import { orderRequest, type OrderRequest } from './wire/order.ts'

const order: OrderRequest = {
  deliveryName: 'Rahima Begum',
  deliveryPhone: '01712345678',
  deliveryAddress: 'বা\u09dcি ১২, Road 5',
  products: [
    { id: 1, quantity: 2, order_id: null, campaign_id: null },
    { id: 2, quantity: 1, order_id: null, campaign_id: 3 },
  ],
}

test.each<[string, Partial<OrderRequest>]>([
  ['a hyphen in the phone', { deliveryPhone: '01712-345678' }],
  ['Bengali digits in the phone', { deliveryPhone: '০১৭১২ ৩৪৫৬৭৮' }],
  ['a second space in the name', { deliveryName: ' Rahima  Begum' }],
  ['another case of the name', { deliveryName: 'RAHIMA BEGUM' }],
  ['a no-break space in the name', { deliveryName: 'Rahima\u00a0Begum' }],
  ['another Unicode form of the address', { deliveryAddress: 'বা\u09a1\u09bcি ১২, Road 5' }],
  ['an invisible character in the address', { deliveryAddress: 'বা\u09dcি\u200b ১২, Road 5' }],
  ['a line break in the address', { deliveryAddress: 'বা\u09dcি ১২,\nRoad 5' }],
  ['the default zone by its name', { shippingZone: 'dhaka_outside' }],
  ['no coupon by an empty text', { couponCode: '' }],
  ['the lines in another sequence', { products: order.products.toReversed() }],
  [
    'a line in two parts',
    { products: [{ id: 1, quantity: 1 }, ...order.products.slice(1), { id: '1', quantity: '1' }] },
  ],
  ['cookies, language and total', { meta: { fbp: 'x' }, language: 'bn', expectedTotal: 1 }],
])('%s makes no other order', (_, change) => {
  expect(orderContent({ ...order, ...change })).toBe(orderContent(order))
})

test.each<[string, Partial<OrderRequest>]>([
  ['phone', { deliveryPhone: '01712345679' }],
  ['name', { deliveryName: 'Rahim Begum' }],
  ['address', { deliveryAddress: 'বা\u09dcি ১৩, Road 5' }],
  ['zone', { shippingZone: 'dhaka_inside' }],
  ['coupon', { couponCode: 'SAVE5' }],
  ['number of pieces', { products: [{ id: 1, quantity: 3 }, order.products[1]!] }],
  ['offer', { products: [order.products[0]!, { id: 2, quantity: 1 }] }],
])('another %s is another order', (_, change) => {
  expect(orderContent({ ...order, ...change })).not.toBe(orderContent(order))
})

test('the browser and the server see the same order, whatever is typed', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))
  fc.assert(
    fc.property(text, text, (name, address) => {
      const typed = { ...order, deliveryName: `R${name}`, deliveryAddress: `H${address}` }
      const parsed = orderRequest.safeParse(typed)
      fc.pre(parsed.success)
      expect(orderContent(parsed.data!)).toBe(orderContent(typed))
    }),
    { numRuns: 100 },
  )
})
