import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, INDIAN } from './number.ts'
import { parseTaka } from './parse-taka.ts'

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
  const wrong = ['', ' ', '-5', 'x', '1e3', '5,', ',5', '1.234', '1234567890', '5 tk']
  expect(wrong.filter((text) => parseTaka(text) !== null)).toEqual([])
})
