import type { Quote } from '@shop/domain/wire'
import { expect, it } from 'vitest'
import { amountChanges } from './amount-changes.ts'

const line = (productId: number, name: string, price: number, quantity: number) => ({
  productId,
  name,
  image: null,
  price,
  discountPrice: null,
  quantity,
  stock: 9,
  order_id: null,
  campaign_id: null,
  lineTotal: price * quantity,
  warning: null,
})
const quote: Quote = {
  lines: [line(1, 'Kettle', 150, 2), line(2, 'Grinder', 100, 1), line(3, 'Fan', 90, 1)],
  subtotal: 490,
  discount: 0,
  shippingCharge: 130,
  totallPrice: 620,
  couponValid: null,
  coupon: null,
  shippingZone: 'dhaka_outside',
  zones: [],
  orderable: true,
}

it('lists the changed lines by all their pieces, and the total', () => {
  const shown: Record<number, number> = { 1: 100, 2: 100 }
  expect(
    amountChanges(quote, { total: 430, charge: 130 }, ({ productId }) => shown[productId]),
  ).toEqual([
    { label: 'Kettle × 2', before: '৳200.00', now: '৳300.00' },
    { label: 'Total', before: '৳430.00', now: '৳620.00' },
  ])
})

it('lists a delivery charge that changed', () => {
  const before = { total: 590, charge: 100 }
  expect(amountChanges(quote, before, ({ price }) => price)).toEqual([
    { label: 'Delivery', before: '৳100.00', now: '৳130.00' },
    { label: 'Total', before: '৳590.00', now: '৳620.00' },
  ])
})
