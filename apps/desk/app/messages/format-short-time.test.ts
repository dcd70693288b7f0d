import { expect, test, vi } from 'vitest'
import { loadLocale } from './locale.ts'
import { formatShortDay, formatShortTime } from './format-short-time.ts'

const { market: english } = await loadLocale('en')
const { market: bengali } = await loadLocale('bn')

test('the date of an order has its year when it is not of this year', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T06:00:00Z') })
  expect(formatShortTime('2026-11-28T09:30:00Z', english)).toBe('28 Nov, 3:30 pm')
  expect(formatShortTime('2025-11-30T09:30:00Z', english)).toBe('30 Nov 2025, 3:30 pm')
  expect(formatShortTime('2026-11-28T09:30:00Z', bengali)).toBe('২৮ নভে, দুপুর ৩:৩০')
  expect(formatShortTime('2025-11-30T09:30:00Z', bengali)).toBe('৩০ নভে, ২০২৫, দুপুর ৩:৩০')
  expect(formatShortDay('2025-11-30', english)).toBe('30 Nov 2025')
})

test('the year is that of the shop, which begins six hours before that of UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T19:00:00Z') })
  expect(formatShortTime('2026-12-31T18:30:00Z', english)).toBe('1 Jan, 12:30 am')
  expect(formatShortTime('2026-12-31T17:30:00Z', english)).toBe('31 Dec 2026, 11:30 pm')
})
