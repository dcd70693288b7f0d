import { contactRequest, emptyAnswer } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { answer } from '../http/context.ts'
import { defineCall, tooManyRequests } from '../http/define-call.ts'
import { enforceRateLimits } from '../http/rate-limit.queries.ts'
import { formLimits } from '../http/rate-limit-subjects.ts'
import { insertContactMessage } from './contact.queries.ts'

/** POST /contact. */
export function contactRoutes({ db, settings }: Deps) {
  return defineCall(
    'POST /contact',
    'Sends a message to the shop.',
    { tag: 'Contact', body: contactRequest, answer: emptyAnswer, errors: tooManyRequests },
    async (c, { body }) => {
      await enforceRateLimits(db, formLimits(c, 'contact', settings))
      await insertContactMessage(db, body)
      return answer(c, {}, 'Your message has been sent successfully!')
    },
  )
}
