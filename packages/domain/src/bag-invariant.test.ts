import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartCap, lineTotal } from './bag-item.ts'
import { anyBag, anyStep } from '../test/bag-sample.ts'
import { bagCount, bagLines, bagSubtotal } from './bag.ts'
import { toPoisha } from './money.ts'

test('S-CART-06, V-CART-01: after any operations each quantity is between 1 and its limit', () => {
  fc.assert(
    fc.property(anyBag, (bag) => {
      for (const { item } of bagLines(bag)) {
        expect(Number.isInteger(item.cartQuantity)).toBe(true)
        expect(item.cartQuantity).toBeGreaterThanOrEqual(1)
        expect(item.cartQuantity).toBeLessThanOrEqual(Math.max(1, cartCap(item)))
      }
    }),
  )
})

test('after any operations no product is in the bag twice with the same offer', () => {
  fc.assert(
    fc.property(anyBag, (bag) => {
      const lines = bagLines(bag).map(({ item }) =>
        [item.productId, item.order_id, item.campaign_id].join(),
      )
      expect(new Set(lines).size).toBe(bagCount(bag))
    }),
  )
})

test('R-CART-12: the subtotal is exactly the sum of the lines', () => {
  fc.assert(
    fc.property(anyBag, (bag) => {
      const sum = bagLines(bag).reduce((all, { item }) => all + toPoisha(lineTotal(item)), 0)
      expect(toPoisha(bagSubtotal(bag))).toBe(sum)
      const byHand = bagLines(bag).reduce(
        (all, { item: { price, discountPrice, cartQuantity } }) =>
          all + Math.round(Math.min(price, discountPrice || price) * 100) * cartQuantity,
        0,
      )
      expect(sum).toBe(byHand)
    }),
  )
})

test('an operation does not change the bag it gets, and returns it when nothing changes', () => {
  fc.assert(
    fc.property(anyBag, anyStep, (bag, step) => {
      const before = JSON.stringify(bag)
      const after = step(bag)
      expect(JSON.stringify(bag)).toBe(before)
      expect(after === bag).toBe(JSON.stringify(after) === before)
    }),
  )
})
