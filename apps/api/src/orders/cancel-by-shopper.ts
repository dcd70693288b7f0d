import { shopperMayCancel } from '@shop/domain'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { changeOrderState } from './order-state.ts'

/**
 * Cancels an order for its shopper, and gives its pieces back to the stock. An order that is already
 * cancelled stays as it is, so that a repeated request succeeds. With `webhook` the owner's system is
 * told the order again, with its new state.
 * @throws ApiError 409 when the parcel is packed, sent or delivered
 */
export async function cancelByShopper(db: Db, orderId: number, webhook: boolean): Promise<void> {
  const change = await changeOrderState(db, orderId, 'cancelled', {
    reason: 'cancelled by the shopper',
    from: shopperMayCancel,
    notice: webhook,
  })
  if (change.outcome === 'changed') return
  const alreadyCancelled = change.outcome === 'forbidden' && change.from === 'cancelled'
  if (!alreadyCancelled)
    throw new ApiError(
      409,
      'This order is already packed or sent, so it cannot be cancelled here. Please call us.',
      [],
      {},
      { reason: 'packed' },
    )
}
