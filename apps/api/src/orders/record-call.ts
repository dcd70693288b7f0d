import { isToConfirm, type OrderStatus } from '@shop/domain'
import type { OrderCall } from '@shop/domain/wire'
import { recordChange, type Author } from '../changes/change.queries.ts'
import type { Db } from '../db/session.ts'
import { wrongNumber } from './call-list.queries.ts'
import { changeVersion, type OrderChange } from './correct-order.ts'
import { updateOrder } from './correct-order.queries.ts'
import { changeOrderState, type StateChange } from './order-state.ts'

const statusAfter: Readonly<Partial<Record<OrderCall['outcome'], OrderStatus>>> = {
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  wrong_number: 'needs_review',
}

/**
 * Records how a call to a shopper ended, with the change of the status and the stock that follows from it, in one
 * transaction. Only an order that is not confirmed is called.
 */
export function recordCall(
  db: Db,
  by: Author,
  id: number,
  call: OrderCall,
): Promise<StateChange | OrderChange> {
  return changeVersion<StateChange | OrderChange>(db, id, call.version, async (tx, order) => {
    if (!isToConfirm(order.status)) return { outcome: 'forbidden' }
    const { outcome } = call
    const status = statusAfter[outcome]
    if (status && status !== order.status) {
      const reason = (outcome === 'cancelled' && call.reason) || null
      const change = await changeOrderState(tx, id, status, { reason, staffId: by.staffId })
      if (change.outcome !== 'changed') return change
    }
    const before = { calls: order.calls, callAt: order.callAt }
    const after = {
      calls: order.calls + 1,
      callAt: outcome === 'no_answer' ? new Date(call.callAt).toISOString() : null,
    }
    const isWrong = outcome === 'wrong_number' && !order.reviewReasons.includes(wrongNumber)
    await updateOrder(tx, id, {
      ...after,
      ...(isWrong ? { reviewReasons: [...order.reviewReasons, wrongNumber] } : {}),
    })
    await recordChange(tx, by, {
      subject: `order ${id}`,
      before,
      after: { ...after, call: outcome },
    })
    return { outcome: 'changed' }
  })
}
