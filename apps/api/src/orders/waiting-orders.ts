import { ApiError } from '../http/api-error.ts'
import { inTurn } from '../http/in-turn.ts'
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
    return withTimeout(timeLimits.order, placing, notConfirmedYet)
  }
}

/** The response to an order that was not placed in time, and may be placed by now. */
export const notConfirmedYet = () =>
  busy('Your order is not confirmed yet. Please try again: it is placed only once.')

const busy = (message: string) => new ApiError(503, message, [], { 'Retry-After': '2' })

/** Places the order of some products when it is its turn. */
export type OrderTurns = ReturnType<typeof orderTurns>

/**
 * Lets orders of the same product wait for each other in this process. At most a quarter of the pool
 * then waits for a product that another transaction has locked, and other products are still sold.
 */
export function orderTurns(poolSize: number) {
  const most = Math.max(1, Math.floor(poolSize / 4))
  const takeTurn = inTurn()
  let orders = 0
  return async <T>(products: readonly number[], place: () => Promise<T>): Promise<T> => {
    orders += 1
    const row = orders % most
    // One after the other in the order of the ids, so that two orders cannot wait for each other.
    return [...new Set(products)]
      .toSorted((a, b) => b - a)
      .reduce((next, id) => () => takeTurn(`${id} ${row}`, next), place)()
  }
}
