import { expect, test } from 'vitest'
import { highestDiscount } from './highest-discount.ts'

test('R-HOME-13: the highest percent wins, whichever place it has', () => {
  const products = [
    { price: 100, discountPrice: 90 },
    { price: 200, discountPrice: 120 },
    { price: 100, discountPrice: null },
  ]
  expect(highestDiscount(products)).toBe(40)
  expect(highestDiscount(products.toReversed())).toBe(40)
})

test('R-HOME-14: no product, or none that is discounted, gives 0', () => {
  expect(highestDiscount([])).toBe(0)
  expect(highestDiscount([{ price: 100, discountPrice: 120 }, { price: 0 }])).toBe(0)
})
