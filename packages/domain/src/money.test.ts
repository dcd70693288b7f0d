import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCY, formatMoney, isPrice, toPoisha, toTaka } from './money.ts'
import { formatNumber, INDIAN } from './number.ts'

const formatTk = (taka: number) => formatMoney(taka, INDIAN, '{amount} tk')
const formatTaka = (taka: number) => formatMoney(taka, INDIAN, '৳{amount}')
const formatTakaExact = (taka: number) => formatMoney(taka, INDIAN, '৳{amount}', true)

test('an amount is where the pattern says', () => {
  expect(CURRENCY).toBe('BDT')
  expect(formatTk(12345)).toBe('12,345 tk')
  expect(formatTaka(12345)).toBe('৳12,345')
  expect(formatTakaExact(70)).toBe('৳70.00')
})

test('G-04: numbers group the Indian way', () => {
  expect(formatNumber(1234567)).toBe('12,34,567')
  expect(formatTk(1234567)).toBe('12,34,567 tk')
  expect(formatTakaExact(10000000)).toBe('৳1,00,00,000.00')
})

test('decimals show only when an amount is not whole, and then two of them', () => {
  expect(formatTk(99.5)).toBe('99.50 tk')
  expect(formatTaka(99.05)).toBe('৳99.05')
  expect(formatTk(99.999)).toBe('100 tk')
  expect(formatTk(0.1 + 0.2)).toBe('0.30 tk')
})

test('a negative amount carries its minus before the sign, and zero carries none', () => {
  expect(formatTaka(-5)).toBe('−৳5')
  expect(formatTakaExact(-5.5)).toBe('−৳5.50')
  expect(formatTk(-0)).toBe('0 tk')
  expect(formatTaka(-0.001)).toBe('৳0')
})

test('an amount that is no number shows a dash instead of taking the page down', () => {
  expect(formatTk(Number.NaN)).toBe('– tk')
  expect(formatTaka(Number.POSITIVE_INFINITY)).toBe('৳–')
  expect(formatNumber(Number.NaN)).toBe('–')
})

test('poisha are whole and do not drift', () => {
  expect(toPoisha(19.99)).toBe(1999)
  expect(toPoisha(1.005)).toBe(101)
  expect(toPoisha(-1.005)).toBe(-101)
  expect(toPoisha(0.1 + 0.2)).toBe(30)
  expect(Object.is(toPoisha(-0), 0)).toBe(true)
  expect(toTaka(1999)).toBe(19.99)
})

test('what is no amount is refused', () => {
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]) {
    expect(() => toPoisha(value)).toThrow(RangeError)
    expect(() => toTaka(value)).toThrow(RangeError)
  }
  expect(() => toTaka(0.5)).toThrow(RangeError)
})

test('every poisha amount survives the way to taka and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e15, max: 1e15 }), (poisha) => {
      expect(toPoisha(toTaka(poisha)) === poisha).toBe(true)
    }),
  )
})

test('a written amount reads back as the same poisha', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (poisha) => {
      const read = (text: string) => toPoisha(Number(text.replace(/[^\d.]/g, '')))
      expect(read(formatTk(toTaka(poisha)))).toBe(poisha)
      expect(read(formatTakaExact(toTaka(poisha)))).toBe(poisha)
    }),
  )
})

test('a price is a number from 0 to a thousand million taka', () => {
  expect([0, 0.5, 1e9].every(isPrice)).toBe(true)
  expect([-1, 1e9 + 1, Number.NaN, '5', null].some(isPrice)).toBe(false)
})
