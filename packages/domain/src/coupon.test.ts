import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponCode, couponDiscount, type CouponRule } from './coupon.ts'
import { toTaka } from './money.ts'

const unlimited = { atMost: null, minSubtotal: 0 }
const five: CouponRule = { code: 'SAVE5', kind: 'amount', value: 5, ...unlimited }
const tenth: CouponRule = { code: 'SAVE10', kind: 'percent', value: 10, ...unlimited }

test('V-COUP-01: SAVE5 takes off 5 taka', () => {
  expect(couponDiscount(five, 1000)).toEqual({ code: 'SAVE5', amount: 5 })
})

test('V-COUP-02: SAVE10 takes off a tenth, in whole poisha', () => {
  expect(couponDiscount(tenth, 1000)).toEqual({ code: 'SAVE10', amount: 100 })
  expect(couponDiscount(tenth, 99.99)).toEqual({ code: 'SAVE10', amount: 10 })
  expect(couponDiscount(tenth, 0.05)).toEqual({ code: 'SAVE10', amount: 0.01 })
})

test('V-COUP-03: case and outer spaces of a code do not matter', () => {
  expect(couponCode(' save10 ')).toBe('SAVE10')
  expect(couponCode('Save5\n')).toBe('SAVE5')
  expect(couponCode('SAVE 5'), 'a space within it does').toBe('SAVE 5')
})

test('a coupon takes off at most its limit, and nothing below its smallest subtotal', () => {
  const limited = { ...tenth, atMost: 50, minSubtotal: 300 }
  expect(couponDiscount(limited, 299.99)).toBeNull()
  expect(couponDiscount(limited, 300)?.amount).toBe(30)
  expect(couponDiscount(limited, 1000)?.amount).toBe(50)
})

test('a coupon never takes off more than there is, nor less than nothing', () => {
  expect(couponDiscount(five, 3)).toEqual({ code: 'SAVE5', amount: 3 })
  fc.assert(
    fc.property(
      fc.constantFrom(five, tenth, { ...tenth, value: 100 }),
      fc.integer({ min: 0, max: 1e12 }),
      (coupon, poisha) => {
        const amount = couponDiscount(coupon, toTaka(poisha))?.amount ?? -1
        expect(amount >= 0 && amount <= toTaka(poisha)).toBe(true)
      },
    ),
  )
})
