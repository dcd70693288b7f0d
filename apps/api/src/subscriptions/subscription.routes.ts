import { subscriptionRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { answer, type Env } from '../http/context.ts'
import { enforceRateLimits } from '../http/rate-limit.queries.ts'
import { formLimits } from '../http/rate-limit-subjects.ts'
import { readBody } from '../http/read-body.ts'
import { insertSubscription } from './subscription.queries.ts'

/** POST /subscriptions. */
export function subscriptionRoutes({ db, settings }: Deps) {
  return new Hono<Env>().post('/subscriptions', async (c) => {
    const { email } = await readBody(c, subscriptionRequest, settings.bodyLimit)
    await enforceRateLimits(db, formLimits(c, 'subscription', settings))
    await insertSubscription(db, email)
    return answer(c, {}, 'Thank you for subscribing!')
  })
}
