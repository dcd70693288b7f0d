import { orderAnswer, orderHeaders, orderRequest, type CheckedOrder } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import type { ApiContext } from '../http/context.ts'
import { defineCall, tooManyRequests } from '../http/define-call.ts'
import { addressSubject, browserSubject } from '../http/rate-limit-subjects.ts'
import { sendsSms } from '../sms/sms-driver.ts'
import { orderKey } from './idempotency.queries.ts'
import type { OrderLimits } from './order-counts.ts'
import { placeOrder } from './place-order.ts'
import { boundWaitingOrders, orderTurns } from './waiting-orders.ts'

const orderErrors = {
  409: 'A line is short, gone or its offer is over: `errors` names the line and what is `left`. Or the total is above `expectedTotal`: `data` is the current quote. Or the same order is still being placed.',
  422: 'The Idempotency-Key belongs to another order.',
}

/** POST /orders/confirm. */
export function confirmRoutes({ db, settings }: Deps) {
  const messages = {
    smsExpected: sendsSms(settings),
    webhook: settings.orderWebhook.url !== undefined,
  }
  const placeInTime = boundWaitingOrders(settings.poolSize)
  const takeTurn = orderTurns(settings.poolSize)

  /** The limit per address is the highest: customers of a mobile carrier share addresses. */
  function orderLimits(c: ApiContext, order: CheckedOrder): OrderLimits {
    const { limits, holds } = settings
    const phone = order.deliveryPhone
    const address = addressSubject(c, settings)
    const browser = browserSubject(c, settings)
    const rates = [
      { name: 'order-phone', subject: phone, limit: limits.orderPhone },
      { name: 'order-browser', subject: browser, limit: limits.orderBrowser },
      { name: 'order-address', subject: address, limit: limits.orderAddress },
    ]
    return { rates, bounds: holds, phone, address }
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
      const key = orderKey(c.req.header('idempotency-key'), order, Date.now())
      const placing = { key, limits: orderLimits(c, order), messages, takeTurn }
      const { answer, repeated } = await placeInTime(() => placeOrder(db, order, placing))
      return c.body(answer, 200, {
        'Content-Type': 'application/json; charset=UTF-8',
        'Cache-Control': 'no-store',
        ...(repeated ? { 'Idempotent-Replayed': 'true' } : {}),
      })
    },
  )
}
