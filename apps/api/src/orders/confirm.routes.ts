import { orderRequest, type CheckedOrder } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { ApiContext, Env } from '../http/context.ts'
import { addressSubject, browserSubject } from '../http/rate-limit-subjects.ts'
import { readBody } from '../http/read-body.ts'
import { sendsSms } from '../sms/sms-driver.ts'
import { orderKey } from './idempotency.queries.ts'
import type { OrderLimits } from './order-counts.ts'
import { placeOrder } from './place-order.ts'
import { boundWaitingOrders, orderTurns } from './waiting-orders.ts'

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

  return new Hono<Env>().post('/orders/confirm', async (c) => {
    const order = await readBody(c, orderRequest, settings.bodyLimit)
    c.set('phone', order.deliveryPhone)
    const key = orderKey(c.req.header('idempotency-key'), order, Date.now())
    const placing = { key, limits: orderLimits(c, order), messages, takeTurn }
    const { answer, repeated } = await placeInTime(() => placeOrder(db, order, placing))
    return c.body(answer, 200, {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'no-store',
      ...(repeated ? { 'Idempotent-Replayed': 'true' } : {}),
    })
  })
}
