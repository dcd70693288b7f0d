import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, INDIAN } from './number.ts'
import { parseAmount, parseTaka } from './parse-amount.ts'

test('an amount is read as the shop writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (taka) => {
      for (const style of [INDIAN, { locale: 'bn-BD', digits: 'beng' }]) {
        expect(parseTaka(formatNumber(taka, style))).toBe(taka)
      }
    }),
  )
})

test('what is no amount is null', () => {
  const wrong = [
    '',
    ' ',
    '-5',
    'x',
    '1e3',
    '5,',
    ',5',
    '1.234',
    '1234567890',
    '5 tk',
    '12,50',
    '1,00',
  ]
  expect(wrong.filter((text) => parseTaka(text) !== null)).toEqual([])
})

test('another market has other signs', () => {
  const german = { locale: 'de-DE', digits: 'latn' }
  expect(['12,50', '1.234,50', '1234', '12 500'].map((text) => parseAmount(text, german))).toEqual([
    12.5, 1234.5, 1234, 12_500,
  ])
  expect(parseAmount('12.50', german)).toBeNull()
  expect(parseAmount('١٬٢٣٤٫٥', { locale: 'ar-EG', digits: 'arab' })).toBe(1234.5)
})
