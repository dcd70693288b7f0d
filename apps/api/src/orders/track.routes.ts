import { trackAnswer, trackRequest } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer, type ApiContext } from '../http/context.ts'
import { defineCall, tooManyRequests } from '../http/define-call.ts'
import { enforceRateLimits, giveBack, type RateLimit } from '../http/rate-limit.queries.ts'
import { inTurn } from '../http/in-turn.ts'
import { lookUpLimit, orderLookUpLimit } from '../http/rate-limit-subjects.ts'
import { cancelByShopper } from './cancel-by-shopper.ts'
import { findOrder } from './track.queries.ts'

/** What the shopper proves to know of an order. */
interface OrderProof {
  orderId: number
  phone: string
}

/** GET and POST /orders/track, POST /orders/cancel. */
export function trackRoutes({ db, settings }: Deps) {
  /** The order of a number and phone; failed look-ups count against the limits. */
  const lookUp = async (c: ApiContext, proof: OrderProof) => {
    c.set('phone', proof.phone)
    c.header('Cache-Control', 'no-store')
    // One at a time for an order and an address: a right one counts until it is found, and must not be
    // in the way of others that came with it.
    const limit = orderLookUpLimit(c, proof.orderId, settings)
    return takeTurn(limit.subject, () => countedLookUp(c, proof, limit))
  }
  const takeTurn = inTurn()
  /** Only failed look-ups stay counted. Those of a crowd behind one address refuse only failed ones. */
  const countedLookUp = async (c: ApiContext, { orderId, phone }: OrderProof, limit: RateLimit) => {
    const counts = await enforceRateLimits(db, [limit])
    const order = await findOrder(db, orderId, phone)
    // The same response for an unknown number and for a wrong phone, so that neither can be guessed.
    if (!order) {
      await enforceRateLimits(db, [lookUpLimit(c, settings)])
      const message = 'No order has this number and phone.'
      throw new ApiError(404, message, [], {}, { reason: 'unknown_order' })
    }
    await giveBack(db, counts)
    return order
  }
  const track = async (c: ApiContext, proof: OrderProof) => answer(c, await lookUp(c, proof))

  const errors = { 404: 'No order has this number and phone.', ...tooManyRequests }

  return [
    defineCall(
      'GET /orders/track',
      'An order by number and phone together.',
      { tag: 'Orders', query: trackRequest, answer: trackAnswer, errors },
      (c, { query }) => track(c, query),
    ),
    defineCall(
      'POST /orders/track',
      'As GET, without the phone in an address.',
      { tag: 'Orders', body: trackRequest, answer: trackAnswer, errors },
      (c, { body }) => track(c, body),
    ),
    defineCall(
      'POST /orders/cancel',
      'Cancels an order by number and phone, while it is not packed. A repeated request answers the same.',
      {
        tag: 'Orders',
        body: trackRequest,
        answer: trackAnswer,
        errors: { ...errors, 409: 'The order is packed, sent or delivered.' },
      },
      async (c, { body }) => {
        await lookUp(c, body)
        await cancelByShopper(db, body.orderId, settings.orderWebhook.url !== undefined)
        return track(c, body)
      },
    ),
  ]
}
