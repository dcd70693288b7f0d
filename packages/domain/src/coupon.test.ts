import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponDiscount } from './coupon.ts'
import { toTaka } from './money.ts'

test('V-COUP-01: SAVE5 takes off 5 taka', () => {
  expect(couponDiscount('SAVE5', 1000)).toEqual({ code: 'SAVE5', amount: 5 })
})

test('V-COUP-02: SAVE10 takes off a tenth, in whole poisha', () => {
  expect(couponDiscount('SAVE10', 1000)).toEqual({ code: 'SAVE10', amount: 100 })
  expect(couponDiscount('SAVE10', 99.99)).toEqual({ code: 'SAVE10', amount: 10 })
  expect(couponDiscount('SAVE10', 0.05)).toEqual({ code: 'SAVE10', amount: 0.01 })
})

test('V-COUP-03: case and outer spaces of a code do not matter', () => {
  expect(couponDiscount(' save10 ', 200)).toEqual({ code: 'SAVE10', amount: 20 })
  expect(couponDiscount('Save5\n', 200)).toEqual({ code: 'SAVE5', amount: 5 })
})

test('V-COUP-04: anything else is no coupon', () => {
  for (const code of ['', ' ', 'SAVE', 'SAVE 5', 'SAVE50', 'constructor']) {
    expect(couponDiscount(code, 1000)).toBeNull()
  }
})

test('a coupon never takes off more than there is, nor less than nothing', () => {
  expect(couponDiscount('SAVE5', 3)).toEqual({ code: 'SAVE5', amount: 3 })
  fc.assert(
    fc.property(
      fc.constantFrom('SAVE5', 'SAVE10'),
      fc.integer({ min: 0, max: 1e12 }),
      (code, poisha) => {
        const amount = couponDiscount(code, toTaka(poisha))?.amount ?? -1
        expect(amount >= 0 && amount <= toTaka(poisha)).toBe(true)
      },
    ),
  )
})
