import { trackRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer, type ApiContext, type Env } from '../http/context.ts'
import { enforceRateLimits, giveBack } from '../http/rate-limit.queries.ts'
import { lookUpLimits } from '../http/rate-limit-subjects.ts'
import { readBody, readQuery } from '../http/read-body.ts'
import { findOrder } from './track.queries.ts'

/** GET and POST /orders/track. */
export function trackRoutes({ db, settings }: Deps) {
  const track = async (c: ApiContext, request: { orderId: number; phone: string }) => {
    c.set('phone', request.phone)
    // Only failed look-ups stay counted.
    const counts = await enforceRateLimits(db, lookUpLimits(c, request.orderId, settings))
    const order = await findOrder(db, request.orderId, request.phone)
    // The same response for an unknown number and for a wrong phone, so that neither can be guessed.
    if (!order) throw new ApiError(404, 'No order has this number and phone.')
    await giveBack(db, counts)
    c.header('Cache-Control', 'no-store')
    return answer(c, order)
  }
  return new Hono<Env>()
    .get('/orders/track', (c) => track(c, readQuery(c, trackRequest)))
    .post('/orders/track', async (c) =>
      track(c, await readBody(c, trackRequest, settings.bodyLimit)),
    )
}
