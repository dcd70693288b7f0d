import type { FieldError } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { answer, type ApiContext } from '../http/context.ts'
import type { OrderChange } from '../orders/correct-order.ts'
import { findOrderDetails, findOtherOrders } from '../orders/order-details.queries.ts'
import type { StateChange } from '../orders/order-state.ts'
import { idOf, missing } from './desk-call.ts'
import { toDeskOrderDetails } from './to-desk-order.ts'

/** The errors of a call for one order, and of a change of it. */
export const unknownOrder = { 404: 'There is no such order.' }
export const orderConflicts = {
  ...unknownOrder,
  409: 'Somebody else has changed the order: `changed`. Its state does not allow it: `not-allowed`. `data` is the order.',
}
export const stockConflicts = {
  ...orderConflicts,
  409: `${orderConflicts[409]} The stock is short: \`short\`; \`errors\` names each product.`,
}

/** @throws ApiError 404 for what is no order number */
export const orderNumber = (text: string) => idOf(text, Number.MAX_SAFE_INTEGER)

/** An order in the wire format. @throws ApiError 404 */
export async function orderDetails(db: Db, id: number) {
  const found = await findOrderDetails(db, id)
  if (!found) throw missing('There is no such order.')
  return toDeskOrderDetails(found, await findOtherOrders(db, found.order))
}

/** Responds with the order after a change. @throws ApiError that says why it was not changed */
export async function answerChange(
  c: ApiContext,
  db: Db,
  id: number,
  change: StateChange | OrderChange,
) {
  const order = await orderDetails(db, id)
  const errors = errorsOf(change)
  const refused = (status: number, message: string, reason: string) =>
    new ApiError(status, message, errors, {}, { reason, data: order })
  switch (change.outcome) {
    case 'changed':
      return answer(c, order)
    case 'stale':
      throw refused(409, 'Somebody else has changed this order. Look at it again.', 'changed')
    case 'forbidden':
      throw refused(409, 'The state of this order does not allow it.', 'not-allowed')
    default:
      throw refused(
        change.outcome === 'short' ? 409 : 422,
        errors.map(({ message }) => message).join(' '),
        errors[0]?.code ?? 'invalid',
      )
  }
}

function errorsOf(change: StateChange | OrderChange): FieldError[] {
  if (change.outcome === 'refused') return change.errors
  if (change.outcome !== 'short') return []
  return change.missing.map(({ productId, name, missing: pieces }) => ({
    ...{ field: 'lines', code: 'short', productId },
    message: `${pieces} of ${name} are missing in stock.`,
  }))
}
