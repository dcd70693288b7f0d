import { canChangeStatus, ORDER_STATUSES, type OrderStatus } from '@shop/domain'

/** The states that every one of these can be brought to, the usual one first. */
export function nextStates(states: readonly OrderStatus[]): OrderStatus[] {
  const possible = ORDER_STATUSES.filter(
    (next) => states.length > 0 && states.every((state) => canChangeStatus(state, next)),
  )
  // The way on before the ways out.
  const last: readonly OrderStatus[] = ['needs_review', 'cancelled', 'returned']
  return possible.toSorted((a, b) => Number(last.includes(a)) - Number(last.includes(b)))
}
