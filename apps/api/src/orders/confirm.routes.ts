import { orderRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { shopperAddress, type ApiContext, type Env } from '../http/context.ts'
import { takeCalls } from '../http/rate-limit.queries.ts'
import { readBody } from '../http/read-body.ts'
import { confirmOrder } from './confirm-order.ts'
import { orderKey } from './idempotency.ts'

/** POST /orders/confirm. */
export function confirmRoutes({ sql, settings }: Deps) {
  return new Hono<Env>().post('/orders/confirm', async (c) => {
    const order = await readBody(c, orderRequest, settings.bodyLimit)
    const key = orderKey(c.req.header('idempotency-key'), order, Date.now())
    const { answer, repeated } = await confirmOrder(sql, order, key, () =>
      takeCalls(sql, allowances(c, order.deliveryPhone, order.meta?.browser_id)),
    )
    const headers = {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'no-store',
      ...(repeated ? { 'Idempotent-Replayed': 'true' } : {}),
    }
    return c.body(answer, 200, headers)
  })

  /** Tightest first: many shoppers share the address of their mobile carrier. */
  function allowances(c: ApiContext, phone: string, browser: string | null | undefined) {
    const { limits, trustedProxies } = settings
    return [
      { name: 'order-phone', subject: phone, most: limits.orderPhone },
      { name: 'order-browser', subject: browser ?? '', most: browser ? limits.orderBrowser : 0 },
      {
        name: 'order-address',
        subject: shopperAddress(c, trustedProxies),
        most: limits.orderAddress,
      },
    ]
  }
}
