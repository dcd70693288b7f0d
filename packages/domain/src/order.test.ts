import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTotal } from './bag-item.ts'
import { anyBag } from '../test/bag-sample.ts'
import { bagLines, bagSubtotal } from './bag.ts'
import type { CouponRule } from './coupon.ts'
import { toPoisha } from './money.ts'
import {
  amountToCollect,
  canChangeStatus,
  ORDER_STATUSES,
  orderTotals,
  reduceTotals,
  shopperMayCancel,
  staffMayCorrect,
} from './order.ts'

test('D-ORD-04: a line costs its discount price when present, else its price, times its quantity', () => {
  expect(lineTotal({ price: 100, discountPrice: 79.99, cartQuantity: 3 })).toBe(239.97)
  expect(lineTotal({ price: 100, discountPrice: 0, cartQuantity: 3 })).toBe(300)
  expect(lineTotal({ price: 0.1, discountPrice: null, cartQuantity: 3 })).toBe(0.3)
})

const unlimited = { atMost: null, minSubtotal: 0 }
const five: CouponRule = { code: 'SAVE5', kind: 'amount', value: 5, ...unlimited }
const tenth: CouponRule = { code: 'SAVE10', kind: 'percent', value: 10, ...unlimited }

test('the total is the lines minus the coupon plus delivery', () => {
  const lines = [
    { price: 1000, discountPrice: 750, cartQuantity: 2 },
    { price: 99.99, discountPrice: null, cartQuantity: 1 },
  ]
  expect(orderTotals({ lines, coupon: tenth, charge: 70 })).toEqual({
    subtotal: 1599.99,
    discount: 160,
    shippingCharge: 70,
    totallPrice: 1509.99,
    couponCode: 'SAVE10',
  })
  expect(orderTotals({ lines, coupon: null, charge: 130 })).toMatchObject({
    discount: 0,
    totallPrice: 1729.99,
    couponCode: null,
  })
})

test('an order without lines has totals of 0', () => {
  expect(orderTotals({ lines: [], charge: 70, coupon: five })).toEqual({
    subtotal: 0,
    discount: 0,
    shippingCharge: 0,
    totallPrice: 0,
    couponCode: 'SAVE5',
  })
})

test('the amounts of every order add up exactly', () => {
  const coupon = fc.constantFrom(null, five, tenth)
  fc.assert(
    fc.property(anyBag, coupon, fc.constantFrom(0, 70, 130), (bag, rule, charge) => {
      const lines = bagLines(bag).map(({ item }) => item)
      const totals = orderTotals({ lines, coupon: rule, charge })
      const { subtotal, discount, shippingCharge, totallPrice } = totals
      expect(subtotal).toBe(bagSubtotal(bag))
      expect(discount).toBeLessThanOrEqual(subtotal)
      expect(toPoisha(totallPrice)).toBe(
        toPoisha(subtotal) - toPoisha(discount) + toPoisha(shippingCharge),
      )
    }),
  )
})

test('a discount of the staff is at most what the coupon leaves of the subtotal', () => {
  const totals = { subtotal: 60_000, discount: 6_000, shippingCharge: 7_000, couponCode: 'SAVE10' }
  const order = { ...totals, totallPrice: 61_000 }
  expect(reduceTotals(order, 4_950)).toEqual({
    ...{ ...order, discount: 10_950, totallPrice: 56_050 },
    manualDiscount: 4_950,
  })
  expect(reduceTotals(order, 60_000)).toMatchObject({ totallPrice: 7_000, manualDiscount: 54_000 })
})

test('S-ORD-01: an order goes from pending to delivered, with review, cancellation and return', () => {
  expect(ORDER_STATUSES).toEqual([
    'pending',
    'needs_review',
    'confirmed',
    'packed',
    'shipped',
    'delivered',
    'cancelled',
    'returned',
  ])
  expect(canChangeStatus('pending', 'confirmed')).toBe(true)
  expect(canChangeStatus('needs_review', 'confirmed')).toBe(true)
  expect(canChangeStatus('confirmed', 'packed')).toBe(true)
  expect(canChangeStatus('packed', 'shipped')).toBe(true)
  expect(canChangeStatus('confirmed', 'shipped')).toBe(true)
  expect(canChangeStatus('shipped', 'delivered')).toBe(true)
  expect(canChangeStatus('delivered', 'returned')).toBe(true)
})

test('S-ORD-01: an order can be cancelled only before it has shipped', () => {
  const cancellable = ORDER_STATUSES.filter((status) => canChangeStatus(status, 'cancelled'))
  expect(cancellable).toEqual(['pending', 'needs_review', 'confirmed', 'packed'])
})

test('S-ORD-01: cancelled and returned are final, and no status moves to itself', () => {
  for (const status of ORDER_STATUSES) {
    expect(canChangeStatus('cancelled', status)).toBe(false)
    expect(canChangeStatus('returned', status)).toBe(false)
    expect(canChangeStatus(status, status)).toBe(false)
  }
})

test('a shopper may cancel only what can be cancelled, and nothing that is packed', () => {
  const cancellable = ORDER_STATUSES.filter((status) => shopperMayCancel(status))
  expect(cancellable).toEqual(['pending', 'needs_review', 'confirmed'])
  for (const status of cancellable) expect(canChangeStatus(status, 'cancelled')).toBe(true)
})

test('the staff may correct an order until its parcel is sent', () => {
  const correctable = ORDER_STATUSES.filter((status) => staffMayCorrect(status))
  expect(correctable).toEqual(['pending', 'needs_review', 'confirmed', 'packed'])
})

test('the rider collects the total until the order is delivered, cancelled or returned', () => {
  const free = ORDER_STATUSES.filter((status) => amountToCollect(status, 330) === 0)
  expect(free).toEqual(['delivered', 'cancelled', 'returned'])
  expect(amountToCollect('shipped', 330)).toBe(330)
})
