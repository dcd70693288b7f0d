import { ApiError } from '../http/api-error.ts'
import { timeLimits } from '../time-limits.ts'
import { withTimeout } from '../with-timeout.ts'

/** Orders in progress for each connection of the pool. More are refused at once. */
const ordersPerConnection = 32

/**
 * Bounds the orders that wait for the database, in number and in time. An order that took too long
 * may still be placed afterwards. The retry has the same key and gets the stored response.
 *
 * @returns runs `place`; rejects with ApiError 503 when too many orders wait or this one waits too long
 */
export function boundWaitingOrders(poolSize: number) {
  const most = poolSize * ordersPerConnection
  let waiting = 0
  return async <T>(place: () => Promise<T>): Promise<T> => {
    if (waiting >= most) throw busy('The shop is busy. Please try again in a moment.')
    waiting += 1
    const placing = place().finally(() => (waiting -= 1))
    return withTimeout(timeLimits.order, placing, () =>
      busy('Your order is not confirmed yet. Please try again: it is placed only once.'),
    )
  }
}

const busy = (message: string) => new ApiError(503, message, [], { 'Retry-After': '2' })
