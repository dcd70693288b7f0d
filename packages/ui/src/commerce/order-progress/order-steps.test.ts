import { expect, test } from 'vitest'
import { orderSteps } from './order-steps.ts'

const at = (day: number) => `2026-11-0${day}T06:00:00.000Z`
const statuses = (...args: Parameters<typeof orderSteps>) =>
  orderSteps(...args).map(({ status, at: time }) => (time ? status : `(${status})`))

test('a new order has every step before it', () => {
  expect(statuses(at(1), [])).toEqual([
    'pending',
    '(confirmed)',
    '(packed)',
    '(shipped)',
    '(delivered)',
  ])
})

test('reached steps have their times; a skipped one is left out', () => {
  const history = [
    { status: 'needs_review', at: at(1) },
    { status: 'confirmed', at: at(2) },
    { status: 'shipped', at: at(3) },
  ] as const
  expect(statuses(at(1), history)).toEqual(['pending', 'confirmed', 'shipped', '(delivered)'])
  expect(orderSteps(at(1), history)[1]).toEqual({ status: 'confirmed', at: at(2) })
})

test('nothing comes after a cancellation, a delivery or a return', () => {
  expect(statuses(at(1), [{ status: 'cancelled', at: at(2) }])).toEqual(['pending', 'cancelled'])
  const delivered = { status: 'delivered', at: at(4) } as const
  expect(statuses(at(1), [delivered])).toEqual(['pending', 'delivered'])
  expect(statuses(at(1), [delivered, { status: 'returned', at: at(5) }]).at(-1)).toBe('returned')
})
