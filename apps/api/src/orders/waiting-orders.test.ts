import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boundWaitingOrders } from './waiting-orders.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<never>(() => undefined)

test('an order that waits for eight seconds gets 503, knows it, and keeps no place', async () => {
  const placeInTime = boundWaitingOrders(1)
  let signal: AbortSignal | undefined
  const waiting = Array.from({ length: 32 }, () =>
    placeInTime((deadline) => {
      signal = deadline.signal
      return never()
    }),
  )
  const answers = Promise.allSettled(waiting)
  await expect(placeInTime(never)).rejects.toThrow('The shop is busy.')

  await vi.advanceTimersByTimeAsync(7999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(signal?.aborted).toBe(true)
  for (const answer of await answers)
    expect(answer).toMatchObject({ reason: { status: 503, headers: { 'Retry-After': '2' } } })
  expect(await placeInTime(() => Promise.resolve('placed'))).toBe('placed')
})
