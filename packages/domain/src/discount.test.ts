import fc from 'fast-check'
import { expect, test } from 'vitest'
import { discountPercent, finalPrice, presentPrice, savings } from './discount.ts'

test('B-DISC-01, B-DISC-03: the percent is 100 minus discountPrice×100/price, rounded', () => {
  expect(discountPercent({ price: 1000, discountPrice: 750 })).toBe(25)
  expect(discountPercent({ price: 999, discountPrice: 666 })).toBe(33)
})

test('B-DISC-01: an exact half rounds up, whatever the float says', () => {
  expect(discountPercent({ price: 200, discountPrice: 199 })).toBe(1)
  expect(discountPercent({ price: 8, discountPrice: 7.96 })).toBe(1)
  expect(discountPercent({ price: 0.88, discountPrice: 0.55 })).toBe(38)
  expect(discountPercent({ price: 1000, discountPrice: 996 })).toBe(0)
})

test('B-DISC-02: there is no percent unless the discount price is above 0 and below the price', () => {
  for (const discountPrice of [null, undefined, 0, -5, 1000, 1200, Number.NaN]) {
    expect(discountPercent({ price: 1000, discountPrice })).toBe(0)
  }
  for (const price of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(discountPercent({ price, discountPrice: 500 })).toBe(0)
  }
})

test('the percent is always a whole number from 0 to 100', () => {
  fc.assert(
    fc.property(fc.double(), fc.option(fc.double()), (price, discountPrice) => {
      const percent = discountPercent({ price, discountPrice })
      expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true)
    }),
  )
})

test('a price is present when it is given and above 0', () => {
  expect([null, undefined, 0, -1].some(presentPrice)).toBe(false)
  expect(presentPrice(0.5)).toBe(true)
})

test('the final price is the discount price when it is above 0 and below the price, else the price', () => {
  expect(finalPrice({ price: 100, discountPrice: 80 })).toBe(80)
  expect(finalPrice({ price: 100, discountPrice: 0 })).toBe(100)
  expect(finalPrice({ price: 100 })).toBe(100)
  expect(finalPrice({ price: 100, discountPrice: 100 })).toBe(100)
  expect(finalPrice({ price: 100, discountPrice: 120 })).toBe(100)
})

test('savings are the difference without float dust, and never negative', () => {
  expect(savings({ price: 0.3, discountPrice: 0.1 })).toBe(0.2)
  expect(savings({ price: 100, discountPrice: 120 })).toBe(0)
  expect(savings({ price: 100, discountPrice: null })).toBe(0)
})
