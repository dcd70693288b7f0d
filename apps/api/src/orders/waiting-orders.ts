import { ApiError } from '../http/api-error.ts'
import { timeLimits } from '../time-limits.ts'
import { withTimeout } from '../with-timeout.ts'

/** Orders in progress for each connection of the pool. More are refused at once. */
const ordersPerConnection = 32

/** The end of the time in which an order is answered. No step of the order begins after it. */
export interface Deadline {
  /** Aborted at the end; its reason is the response to the order. */
  signal: AbortSignal
  /** Milliseconds until the end. */
  remaining: () => number
}

/**
 * Bounds the orders that wait for the database, in number and in time. An order whose last step began
 * in time may still be placed afterwards. The retry has the same key and gets the stored response.
 *
 * @returns runs `place`; rejects with ApiError 503 when too many orders wait or this one waits too long
 */
export function boundWaitingOrders(poolSize: number) {
  const most = poolSize * ordersPerConnection
  let waiting = 0
  return async <T>(place: (deadline: Deadline) => Promise<T>): Promise<T> => {
    if (waiting >= most) throw busy('The shop is busy. Please try again in a moment.')
    waiting += 1
    const late = new AbortController()
    const end = performance.now() + timeLimits.order
    const placing = place({
      signal: late.signal,
      remaining: () => Math.max(0, end - performance.now()),
    })
    try {
      return await withTimeout(timeLimits.order, placing, () => {
        const error = notConfirmedYet()
        late.abort(error)
        return error
      })
    } finally {
      waiting -= 1
    }
  }
}

/** The response to an order that was not placed in time, and may be placed by now. */
export const notConfirmedYet = () =>
  busy('Your order is not confirmed yet. Please try again: it is placed only once.')

const busy = (message: string) => new ApiError(503, message, [], { 'Retry-After': '2' })
