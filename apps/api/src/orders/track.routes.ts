import { quoteRequest, trackRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer, shopperAddress, type ApiContext, type Env } from '../http/context.ts'
import { takeCalls } from '../http/rate-limit.queries.ts'
import { readBody, readQuery } from '../http/read-body.ts'
import { quoteBag } from './quote.ts'
import { findOrder } from './track.queries.ts'

/** POST /orders/quote, and GET or POST /orders/track. */
export function trackRoutes({ sql, settings }: Deps) {
  const track = async (c: ApiContext, asked: { orderId: number; phone: string }) => {
    const subject = shopperAddress(c, settings.trustedProxies)
    await takeCalls(sql, [
      { name: 'track-address', subject, most: settings.limits.track },
      { name: 'track-order', subject: String(asked.orderId), most: settings.limits.track },
    ])
    const order = await findOrder(sql, asked.orderId, asked.phone)
    // One answer for a wrong number and for a wrong phone: neither can be found out alone.
    if (!order) throw new ApiError(404, 'No order has this number and phone.')
    c.header('Cache-Control', 'no-store')
    return answer(c, order)
  }
  return new Hono<Env>()
    .post('/orders/quote', async (c) => {
      const bag = await readBody(c, quoteRequest, settings.bodyLimit)
      c.header('Cache-Control', 'no-store')
      return answer(c, await quoteBag(sql, bag))
    })
    .get('/orders/track', (c) => track(c, readQuery(c, trackRequest)))
    .post('/orders/track', async (c) =>
      track(c, await readBody(c, trackRequest, settings.bodyLimit)),
    )
}
