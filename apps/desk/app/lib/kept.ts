import { clearDrafts } from './drafts.ts'
import { clearHandedOver } from './handed-over.ts'
import { clearNewOrder } from './new-order.ts'

/** Forgets what this tab has kept of a member: the order that is taken, what was typed, and the last hand-over. */
export function forgetKept(): void {
  clearNewOrder()
  clearDrafts()
  clearHandedOver()
}
