import {
  orderAnswer,
  orderHeaders,
  orderRequest,
  placedAnswer,
  placedHeaders,
  type CheckedOrder,
} from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer, hasUntrustedProxy, type ApiContext } from '../http/context.ts'
import { defineCall, tooManyRequests } from '../http/define-call.ts'
import { hashSubject } from '../http/rate-limit.queries.ts'
import { addressSubject, browserSubject, couponLimits } from '../http/rate-limit-subjects.ts'
import { findOrderOfKey } from './idempotency.queries.ts'
import type { PlaceOrder } from './order-placing.ts'
import type { OrderLimits } from './stock-holds.ts'
import { readPlacedOrder } from './track.queries.ts'

const orderErrors = {
  409: 'A line is short or gone, or its offer is over or was used: `errors` names the line and what is `left`. Or the total is above `expectedTotal`, or the zone is gone: `data` is the current quote. Or the same order is still being placed.',
  422: 'The Idempotency-Key belongs to another order.',
}

/** POST /orders/confirm. */
export function confirmRoutes({ db, settings }: Deps, place: PlaceOrder) {
  /** The limit per address is the highest: customers of a mobile carrier share addresses. */
  async function orderLimits(c: ApiContext, order: CheckedOrder): Promise<OrderLimits> {
    const { limits, holds, trustedProxies } = settings
    const phone = order.deliveryPhone
    const address = addressSubject(c, settings)
    const browser = browserSubject(c, settings)
    const rates = [
      { name: 'order-phone', subject: phone, limit: limits.orderPhone },
      { name: 'order-browser', subject: browser, limit: limits.orderBrowser },
      { name: 'order-address', subject: address, limit: limits.orderAddress },
    ]
    const placedFrom = hasUntrustedProxy(c, trustedProxies)
      ? null
      : await hashSubject(db, 'placed-from', address)
    return { rates, guesses: couponLimits(c, settings), bounds: holds, placedFrom }
  }

  return defineCall(
    'POST /orders/confirm',
    'Places an order exactly once, at today’s prices.',
    {
      tag: 'Orders',
      headers: orderHeaders,
      body: orderRequest,
      answer: orderAnswer,
      errors: { ...orderErrors, ...tooManyRequests },
    },
    async (c, { body: order }) => {
      c.set('phone', order.deliveryPhone)
      const key = c.req.header('idempotency-key')
      const { order: data, repeated } = await place(order, key, () => orderLimits(c, order))
      c.header('Cache-Control', 'no-store')
      if (repeated) c.header('Idempotent-Replayed', 'true')
      return answer(c, data, 'Order placed')
    },
  )
}

/** GET /orders/placed. A key is a secret of the client that sent the order. */
export function placedRoutes({ db }: Deps) {
  return defineCall(
    'GET /orders/placed',
    'The order that was placed under an Idempotency-Key, for a client that got no answer; null when none was.',
    {
      tag: 'Orders',
      headers: placedHeaders,
      answer: placedAnswer,
      errors: { 400: 'The Idempotency-Key is missing or wrong.' },
    },
    async (c) => {
      c.header('Cache-Control', 'no-store')
      const number = await findOrderOfKey(db, c.req.header('idempotency-key'))
      if (number === undefined) return answer(c, null)
      const { orderId, totallPrice, placedAt } = await readPlacedOrder(db, number)
      return answer(c, { orderId, totallPrice, placedAt })
    },
  )
}
