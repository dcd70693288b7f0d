import { expect, it } from 'vitest'
import {
  formatAmount,
  formatAmountExact,
  formatDate,
  formatDateTime,
  formatTime,
  formatNumber,
  formatPercent,
  formatPrice,
} from './format.ts'
import { bengaliMarket } from './bengali-market.ts'
import { englishMarket } from './markets.ts'

it('G-03, G-04: writes taka with tk or ৳ and groups by lakh and crore without a market', () => {
  expect(formatPrice(12345)).toBe('12,345 tk')
  expect(formatPrice(99.5)).toBe('99.50 tk')
  expect(formatPrice(1234567)).toBe('12,34,567 tk')
  expect(formatAmount(100)).toBe('৳100')
  expect(formatAmountExact(70)).toBe('৳70.00')
  expect(formatNumber(1234567)).toBe('12,34,567')
  expect(formatPercent(14.5)).toBe('14.5%')
  expect(formatDate('2025-09-03')).toBe('3 September 2025')
})

it('writes Bengali digits and words in the Bengali market', () => {
  expect(formatPrice(12345, bengaliMarket)).toBe('১২,৩৪৫ টাকা')
  expect(formatAmount(100, bengaliMarket)).toBe('১০০ টাকা')
  expect(formatAmountExact(-70, bengaliMarket)).toBe('−৭০.০০ টাকা')
  expect(formatNumber(1234567, bengaliMarket)).toBe('১২,৩৪,৫৬৭')
  expect(formatPercent(14, bengaliMarket)).toBe('১৪%')
  expect(formatDate('2025-09-03', bengaliMarket)).toBe('৩ সেপ্টেম্বর, ২০২৫')
})

it('writes another currency from data alone', () => {
  const market = { ...bengaliMarket, locale: 'en-US', digits: 'latn', price: '${amount}' }
  expect(formatPrice(1234567.5, market)).toBe('$1,234,567.50')
})

it('writes a time in Bengali with the part of the day before it', () => {
  // Dhaka is 6 hours ahead of UTC.
  const timeZone = 'Asia/Dhaka'
  const market = { ...bengaliMarket, timeZone }
  const at = (hour: number) => formatDateTime(Date.UTC(2026, 10, 22, hour - 6, 5), market)
  expect(at(9)).toBe('২২ নভেম্বর, ২০২৬, সকাল ৯:০৫')
  expect(at(15)).toBe('২২ নভেম্বর, ২০২৬, দুপুর ৩:০৫')
  expect(at(22)).toBe('২২ নভেম্বর, ২০২৬, রাত্রি ১০:০৫')
  const time = Date.UTC(2026, 10, 22, 9, 5)
  expect(formatDateTime(time, { ...englishMarket, timeZone })).toBe('22 November 2026 at 3:05 pm')
  expect(formatDateTime(time)).toBe('22 November 2026 at 9:05 am')
  expect(formatTime(time, market)).toBe('দুপুর ৩:০৫')
  expect(formatTime(time, { ...englishMarket, timeZone })).toBe('3:05 pm')
})
