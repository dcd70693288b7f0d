import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { formatNumber, INDIAN, writeDigits } from './number.ts'
import { latinDigits } from './phone.ts'

const bengali = { locale: 'bn-BD', digits: 'beng' }

test('a number in Bengali has Bengali digits and the same grouping', () => {
  expect(formatNumber(1234567.5)).toBe('12,34,567.5')
  expect(formatNumber(1234567.5, bengali)).toBe('১২,৩৪,৫৬৭.৫')
  expect(formatNumber(1234, { locale: 'bn-BD', digits: 'latn' })).toBe('1,234')
})

test('an amount goes where its pattern says, with the minus before it', () => {
  expect(formatMoney(12345, bengali, '{amount} টাকা')).toBe('১২,৩৪৫ টাকা')
  expect(formatMoney(-70, bengali, '৳{amount}', true)).toBe('−৳৭০.০০')
  expect(formatMoney(9.5, { locale: 'en-US', digits: 'latn' }, '${amount}')).toBe('$9.50')
  expect(formatMoney(Number.NaN, bengali, '{amount} টাকা')).toBe('– টাকা')
})

test('digits of a text are written in the numbering system and read back', () => {
  expect(writeDigits('3 of 4, ২', 'beng')).toBe('৩ of ৪, ২')
  expect(writeDigits('3 of 4, ২', 'latn')).toBe('3 of 4, ২')
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(latinDigits(writeDigits(String(value), 'beng'))).toBe(String(value))
    }),
  )
})

test('a Bengali amount reads back as the English one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (taka) => {
      expect(latinDigits(formatNumber(taka, bengali))).toBe(formatNumber(taka, INDIAN))
    }),
  )
})

test('a wrong locale is refused', () => {
  expect(() => formatNumber(1, { locale: 'not a tag', digits: 'latn' })).toThrow(RangeError)
})
