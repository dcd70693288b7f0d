import { instantOf, ORDER_STATUSES, toPoisha, type OrderStatus } from '@shop/domain'
import {
  deskOrderAnswer,
  orderCorrectionRequest,
  orderCountsAnswer,
  orderNoteRequest,
  ordersAnswer,
  ordersRequest,
  orderStateRequest,
  orderViewersAnswer,
} from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { correctOrder, noteOrder } from '../orders/correct-order.ts'
import { countOrders, listOrders } from '../orders/order-list.queries.ts'
import { viewOrder } from '../orders/order-viewers.queries.ts'
import { changeOrderState } from '../orders/order-state.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { authorOf, deskCall } from './desk-call.ts'
import {
  answerChange,
  orderConflicts,
  orderDetails,
  orderNumber,
  stockConflicts,
  unknownOrder,
} from './order-answer.ts'
import { toDeskOrder } from './to-desk-order.ts'

const params = { id: '1234567890' }

/** The calls of /desk/orders. */
export function orderRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'orders',
      'GET /desk/orders',
      'Orders, newest first. `q` finds an order number, the first digits of a phone, a consignment number or a part of a name.',
      { query: ordersRequest, answer: ordersAnswer },
      async (c, _session, { query }) => {
        const {
          state: status,
          q,
          zone,
          courier,
          from,
          to,
          least,
          most,
          paid,
          before,
          limit,
        } = query
        const timeZone = from || to ? await readTimeZone(db) : 'UTC'
        const found = await listOrders(db, {
          status,
          zone: zone || undefined,
          courier,
          search: q || undefined,
          from: from && dayOf('from', from, { timeZone }),
          to: to && dayOf('to', to, { timeZone, end: true }),
          least: least === undefined ? undefined : toPoisha(least),
          most: most === undefined ? undefined : toPoisha(most),
          ...{ paid, before },
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
      { params, answer: deskOrderAnswer, errors: unknownOrder },
      async (c, _session, { params: { id } }) => answer(c, await orderDetails(db, orderNumber(id))),
    ),
    deskCall(
      deps,
      'orders',
      'PUT /desk/orders/{id}/viewer',
      'Says that the member has the order open, for 45 seconds, and returns who else has.',
      { params, answer: orderViewersAnswer, errors: unknownOrder },
      async (c, { member }, { params: { id } }) =>
        answer(c, { others: await viewOrder(db, orderNumber(id), member.id) }),
    ),
    deskCall(
      deps,
      'orders',
      'POST /desk/orders/{id}/state',
      'Changes the state of an order, with its stock, as the command `orders` does.',
      { params, body: orderStateRequest, answer: deskOrderAnswer, errors: stockConflicts },
      async (c, { member }, { params: { id }, body: { state, version, note } }) => {
        const number = orderNumber(id)
        const options = { reason: note || null, version, staffId: member.id }
        return answerChange(c, db, number, await changeOrderState(db, number, state, options))
      },
    ),
    deskCall(
      deps,
      'orders',
      'PUT /desk/orders/{id}/note',
      'Changes the note of an order, which the shopper does not see.',
      { params, body: orderNoteRequest, answer: deskOrderAnswer, errors: orderConflicts },
      async (c, { member }, { params: { id }, body }) => {
        const number = orderNumber(id)
        return answerChange(c, db, number, await noteOrder(db, authorOf(member), number, body))
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
          ...orderConflicts,
          422: 'A product or the zone is gone, or the stock is short: `gone`, `zone`, `short`. `errors` names each field.',
        },
      },
      async (c, { member }, { params: { id }, body }) => {
        const number = orderNumber(id)
        return answerChange(c, db, number, await correctOrder(db, authorOf(member), number, body))
      },
    ),
  ]
}

/** The beginning or the end of a day of the shop. @throws ApiError 400 for a day that there is not */
function dayOf(field: string, day: string, options: { timeZone: string; end?: boolean }): string {
  const instant = instantOf(day, options)
  if (instant !== undefined) return instant
  const message = 'Must be a day such as 2026-12-11'
  throw new ApiError(400, message, [{ field, message }])
}
