import { callsAnswer, deskOrderAnswer, orderCallRequest } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import type { Call } from '../http/define-call.ts'
import { countCalls, listCalls } from '../orders/call-list.queries.ts'
import { recordCall } from '../orders/record-call.ts'
import { isoTime } from '../orders/to-placed-order.ts'
import { authorOf, deskCall } from './desk-call.ts'
import { answerChange, orderNumber, stockConflicts } from './order-answer.ts'
import { toDeskOrder } from './to-desk-order.ts'

/** How many of those whom the staff calls now an answer has. */
const shown = 20

/** GET /desk/calls, POST /desk/orders/{id}/calls. */
export function callRoutes(deps: Deps): Call[] {
  const { db } = deps
  return [
    deskCall(
      deps,
      'orders',
      'GET /desk/calls',
      `The first ${shown} orders whose shoppers are called now: those whose time to be called again has come, then the oldest. An order with a wrong number is not called.`,
      { answer: callsAnswer },
      async (c) => {
        const [orders, { waiting, later, nextAt }] = await Promise.all([
          listCalls(db, shown),
          countCalls(db),
        ])
        return answer(c, {
          orders: orders.map(toDeskOrder),
          ...{ waiting, later },
          nextAt: nextAt && isoTime(nextAt),
        })
      },
    ),
    deskCall(
      deps,
      'orders',
      'POST /desk/orders/{id}/calls',
      'Records how a call ended: `confirmed` and `cancelled` change the state, with its stock. `no_answer` says when the shopper is called again. `wrong_number` marks the order for review, and it is called again when its number is corrected.',
      {
        params: { id: '1234567890' },
        body: orderCallRequest,
        answer: deskOrderAnswer,
        errors: stockConflicts,
      },
      async (c, { member }, { params: { id }, body }) => {
        const number = orderNumber(id)
        return answerChange(c, db, number, await recordCall(db, authorOf(member), number, body))
      },
    ),
  ]
}
