import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineTotal } from './bag-item.ts'
import { anyBag } from '../test/bag-sample.ts'
import { bagLines, bagSubtotal } from './bag.ts'
import { ZONES } from './delivery.ts'
import { toPoisha } from './money.ts'
import { canMove, ORDER_STATUSES, orderTotals } from './order.ts'

test('D-ORD-04: a line costs its discount price when present, else its price, times its quantity', () => {
  expect(lineTotal({ price: 100, discountPrice: 79.99, cartQuantity: 3 })).toBe(239.97)
  expect(lineTotal({ price: 100, discountPrice: 0, cartQuantity: 3 })).toBe(300)
  expect(lineTotal({ price: 0.1, discountPrice: null, cartQuantity: 3 })).toBe(0.3)
})

test('the total is the lines less the coupon plus delivery', () => {
  const lines = [
    { price: 1000, discountPrice: 750, cartQuantity: 2 },
    { price: 99.99, discountPrice: null, cartQuantity: 1 },
  ]
  expect(orderTotals({ lines, coupon: ' save10 ', zone: 'dhaka_inside' })).toEqual({
    subtotal: 1599.99,
    discount: 160,
    shippingCharge: 70,
    totallPrice: 1509.99,
  })
  expect(orderTotals({ lines, coupon: 'WRONG', zone: 'dhaka_outside' })).toMatchObject({
    discount: 0,
    totallPrice: 1729.99,
  })
})

test('an order without lines costs nothing', () => {
  expect(orderTotals({ lines: [], zone: 'dhaka_inside', coupon: 'SAVE5' })).toEqual({
    subtotal: 0,
    discount: 0,
    shippingCharge: 0,
    totallPrice: 0,
  })
})

test('the parts of every order add up to the poisha', () => {
  const coupon = fc.constantFrom(null, 'SAVE5', 'SAVE10', 'WRONG')
  fc.assert(
    fc.property(anyBag, coupon, fc.constantFrom(...ZONES), (bag, code, zone) => {
      const lines = bagLines(bag).map(({ item }) => item)
      const totals = orderTotals({ lines, coupon: code, zone })
      const { subtotal, discount, shippingCharge, totallPrice } = totals
      expect(subtotal).toBe(bagSubtotal(bag))
      expect(discount).toBeLessThanOrEqual(subtotal)
      expect(toPoisha(totallPrice)).toBe(
        toPoisha(subtotal) - toPoisha(discount) + toPoisha(shippingCharge),
      )
    }),
  )
})

test('S-ORD-01: an order goes from pending to delivered, with review, cancellation and return', () => {
  expect(ORDER_STATUSES).toEqual([
    'pending',
    'needs_review',
    'confirmed',
    'shipped',
    'delivered',
    'cancelled',
    'returned',
  ])
  expect(canMove('pending', 'confirmed')).toBe(true)
  expect(canMove('needs_review', 'confirmed')).toBe(true)
  expect(canMove('confirmed', 'shipped')).toBe(true)
  expect(canMove('shipped', 'delivered')).toBe(true)
  expect(canMove('delivered', 'returned')).toBe(true)
})

test('S-ORD-01: an order can be cancelled only before it has shipped', () => {
  const cancellable = ORDER_STATUSES.filter((status) => canMove(status, 'cancelled'))
  expect(cancellable).toEqual(['pending', 'needs_review', 'confirmed'])
})

test('S-ORD-01: cancelled and returned are final, and no status moves to itself', () => {
  for (const status of ORDER_STATUSES) {
    expect(canMove('cancelled', status)).toBe(false)
    expect(canMove('returned', status)).toBe(false)
    expect(canMove(status, status)).toBe(false)
  }
})
