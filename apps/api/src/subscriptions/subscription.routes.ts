import { emptyAnswer, subscriptionRequest } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import { defineCall, tooManyRequests } from '../http/define-call.ts'
import { enforceRateLimits } from '../http/rate-limit.queries.ts'
import { formLimits } from '../http/rate-limit-subjects.ts'
import { insertSubscription } from './subscription.queries.ts'

/** POST /subscriptions. */
export function subscriptionRoutes({ db, settings }: Deps) {
  return defineCall(
    'POST /subscriptions',
    'Subscribes to the newsletter. A repeated subscription changes nothing.',
    { tag: 'Contact', body: subscriptionRequest, answer: emptyAnswer, errors: tooManyRequests },
    async (c, { body }) => {
      await enforceRateLimits(db, formLimits(c, 'subscription', settings))
      await insertSubscription(db, body.email)
      return answer(c, {}, 'Thank you for subscribing!')
    },
  )
}
