import { ORDER_STATUSES, type OrderStatus } from '@shop/domain'
import {
  deskOrderAnswer,
  orderCorrectionRequest,
  orderCountsAnswer,
  orderNoteRequest,
  ordersAnswer,
  ordersRequest,
  orderStateRequest,
  type FieldError,
} from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer, type ApiContext } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { correctOrder, noteOrder, type OrderChange } from '../orders/correct-order.ts'
import { findOrderDetails, findOtherOrders } from '../orders/order-details.queries.ts'
import { countOrders, listOrders } from '../orders/order-list.queries.ts'
import { changeOrderState } from '../orders/order-state.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { instantOf } from '../shop/wall-time.ts'
import { authorOf, deskCall, idOf, missing } from './desk-call.ts'
import { toDeskOrder, toDeskOrderDetails } from './to-desk-order.ts'

const params = { id: '1234567890' }
const unknown = { 404: 'There is no such order.' }
const conflicts = {
  ...unknown,
  409: 'Somebody else has changed the order: `changed`. Its state does not allow it: `not-allowed`. `data` is the order.',
}

/** The calls of /desk/orders. */
export function orderRoutes(deps: Deps): Call[] {
  const { db } = deps

  /** @throws ApiError 404 */
  async function detailsOf(id: number) {
    const found = await findOrderDetails(db, id)
    if (!found) throw missing('There is no such order.')
    return toDeskOrderDetails(found, await findOtherOrders(db, found.order))
  }

  /** Responds with the order after a change. @throws ApiError that says why it was not changed */
  async function answerChange(
    c: ApiContext,
    id: number,
    { outcome }: { outcome: string },
    errors: FieldError[] = [],
  ) {
    const order = await detailsOf(id)
    const refused = (status: number, message: string, reason: string) =>
      new ApiError(status, message, errors, {}, { reason, data: order })
    switch (outcome) {
      case 'changed':
        return answer(c, order)
      case 'stale':
        throw refused(409, 'Somebody else has changed this order. Look at it again.', 'changed')
      case 'forbidden':
        throw refused(409, 'The state of this order does not allow it.', 'not-allowed')
      default:
        throw refused(
          outcome === 'short' ? 409 : 422,
          errors.map(({ message }) => message).join(' '),
          errors[0]?.code ?? 'invalid',
        )
    }
  }

  const answerOrderChange = (c: ApiContext, id: number, change: OrderChange) =>
    answerChange(c, id, change, change.outcome === 'refused' ? change.errors : [])

  return [
    deskCall(
      deps,
      'orders',
      'GET /desk/orders',
      'Orders, newest first. `q` finds an order number, the first digits of a phone, a consignment number or a part of a name.',
      { query: ordersRequest, answer: ordersAnswer },
      async (c, _session, { query: { state: status, q, zone, from, to, before, limit } }) => {
        const timeZone = from || to ? await readTimeZone(db) : 'UTC'
        const found = await listOrders(db, {
          status,
          zone: zone || undefined,
          search: q || undefined,
          from: from && dayOf('from', from, { timeZone }),
          to: to && dayOf('to', to, { timeZone, end: true }),
          before,
          limit: limit + 1,
        })
        const shown = found.slice(0, limit)
        return answer(c, {
          orders: shown.map(toDeskOrder),
          next: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
        })
      },
    ),
    deskCall(
      deps,
      'orders',
      'GET /desk/orders/counts',
      'How many orders each state has.',
      { answer: orderCountsAnswer },
      async (c) => {
        const counts = await countOrders(db)
        const all = ORDER_STATUSES.map((status) => [status, counts.get(status) ?? 0])
        return answer(c, { counts: Object.fromEntries(all) as Record<OrderStatus, number> })
      },
    ),
    deskCall(
      deps,
      'orders',
      'GET /desk/orders/{id}',
      'An order with its lines, amounts, history, and the other orders of its phone.',
      { params, answer: deskOrderAnswer, errors: unknown },
      async (c, _session, { params: { id } }) => answer(c, await detailsOf(numberOf(id))),
    ),
    deskCall(
      deps,
      'orders',
      'POST /desk/orders/{id}/state',
      'Changes the state of an order, with its stock, as the command `orders` does.',
      {
        params,
        body: orderStateRequest,
        answer: deskOrderAnswer,
        errors: {
          ...conflicts,
          409: `${conflicts[409]} The stock is short: \`short\`; \`errors\` names each product.`,
        },
      },
      async (c, { member }, { params: { id }, body: { state, version, note } }) => {
        const number = numberOf(id)
        const change = await changeOrderState(db, number, state, {
          reason: note || null,
          version,
          staffId: member.id,
        })
        const missingPieces = change.outcome === 'short' ? change.missing : []
        const errors = missingPieces.map(({ productId, name, missing: pieces }) => ({
          ...{ field: 'lines', code: 'short', productId },
          message: `${pieces} of ${name} are missing in stock.`,
        }))
        return answerChange(c, number, change, errors)
      },
    ),
    deskCall(
      deps,
      'orders',
      'PUT /desk/orders/{id}/note',
      'Changes the note of an order, which the shopper does not see.',
      { params, body: orderNoteRequest, answer: deskOrderAnswer, errors: conflicts },
      async (c, { member }, { params: { id }, body }) => {
        const number = numberOf(id)
        return answerOrderChange(c, number, await noteOrder(db, authorOf(member), number, body))
      },
    ),
    deskCall(
      deps,
      'orders',
      'PATCH /desk/orders/{id}',
      'Corrects an order that is not sent: name, phone, address, zone and products, with new amounts and the stock.',
      {
        params,
        body: orderCorrectionRequest,
        answer: deskOrderAnswer,
        errors: {
          ...conflicts,
          422: 'A product or the zone is gone, or the stock is short: `gone`, `zone`, `short`. `errors` names each field.',
        },
      },
      async (c, { member }, { params: { id }, body }) => {
        const number = numberOf(id)
        return answerOrderChange(c, number, await correctOrder(db, authorOf(member), number, body))
      },
    ),
  ]
}

/** @throws ApiError 404 for what is no order number */
const numberOf = (text: string) => idOf(text, Number.MAX_SAFE_INTEGER)

/** The beginning or the end of a day of the shop. @throws ApiError 400 for a day that there is not */
function dayOf(field: string, day: string, options: { timeZone: string; end?: boolean }): string {
  const instant = instantOf(day, options)
  if (instant !== undefined) return instant
  const message = 'Must be a day such as 2026-12-11'
  throw new ApiError(400, message, [{ field, message }])
}
