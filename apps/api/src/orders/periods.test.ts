import { expect, test } from 'vitest'
import type { OrderDay } from './order-days.queries.ts'
import { toPeriods } from './periods.ts'

/** The days from the first one of the month before, each with as many orders as the day of its month; one by now. */
function daysUntil(today: string): OrderDay[] {
  const last = new Date(today)
  const first = Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 1, 1)
  const count = (last.getTime() - first) / 86_400_000 + 1
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(first + index * 86_400_000).toISOString().slice(0, 10)
    const orders = Number(day.slice(8))
    return {
      ...{ day, orders, total: orders * 100, received: orders, returned: 1 },
      byNow: { orders: 1, total: 100, received: 1, returned: 0 },
    }
  })
}

test('a period is compared with the same part of the one before', () => {
  // A Wednesday.
  const { today, week, month } = toPeriods(daysUntil('2026-11-18'))
  expect(today).toEqual({
    from: '2026-11-18',
    now: { orders: 18, total: 1800, received: 18, returned: 1 },
    before: { orders: 1, total: 100, received: 1, returned: 0 },
  })
  expect(week.from).toBe('2026-11-15')
  expect(week.now.orders).toBe(15 + 16 + 17 + 18)
  expect(week.before).toEqual({ orders: 28, total: 2800, received: 28, returned: 3 })
  expect(month.from).toBe('2026-11-01')
  expect(month.now.orders).toBe((18 * 19) / 2)
  expect(month.before.orders).toBe((17 * 18) / 2 + 1)
})

test('a week begins on Sunday, and may begin in the month before', () => {
  expect(toPeriods(daysUntil('2026-11-15')).week.from).toBe('2026-11-15')
  expect(toPeriods(daysUntil('2026-10-03')).week.from).toBe('2026-09-27')
})

test('a long month is compared with the whole of a shorter one', () => {
  const { month } = toPeriods(daysUntil('2026-03-31'))
  expect(month.now.orders).toBe((31 * 32) / 2)
  expect(month.before.orders).toBe((28 * 29) / 2)
  // Also in January, whose month before is one of another year.
  expect(toPeriods(daysUntil('2027-01-02')).month.before.orders).toBe(1 + 1)
})
