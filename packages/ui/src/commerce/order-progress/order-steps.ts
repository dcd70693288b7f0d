import type { OrderStatus } from '@shop/domain'

/** A change of the status of an order; `at` is ISO 8601. */
export interface OrderChange {
  status: OrderStatus
  at: string
}

/** A step of an order: with its time when it is reached. */
export interface OrderStep {
  status: OrderStatus
  at?: string
}

const usual: readonly OrderStatus[] = ['confirmed', 'packed', 'shipped', 'delivered']

/**
 * The steps of an order: those that it has reached, oldest first, then those still to come. An order
 * that is cancelled, returned or delivered has none to come. A status that is skipped is left out.
 */
export function orderSteps(placedAt: string, history: readonly OrderChange[]): OrderStep[] {
  const reached = history.filter(({ status }) => status !== 'needs_review')
  const last = reached.at(-1)?.status
  const placed: OrderStep = { status: 'pending', at: placedAt }
  const ended = last === 'cancelled' || last === 'returned'
  const ahead = ended ? [] : usual.slice(last ? usual.indexOf(last) + 1 : 0)
  return [placed, ...reached, ...ahead.map((status) => ({ status }))]
}
