import { contactRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { answer, type Env } from '../http/context.ts'
import { enforceRateLimits } from '../http/rate-limit.queries.ts'
import { formLimits } from '../http/rate-limit-subjects.ts'
import { readBody } from '../http/read-body.ts'
import { insertContactMessage } from './contact.queries.ts'

/** POST /contact. */
export function contactRoutes({ db, settings }: Deps) {
  return new Hono<Env>().post('/contact', async (c) => {
    const message = await readBody(c, contactRequest, settings.bodyLimit)
    await enforceRateLimits(db, formLimits(c, 'contact', settings))
    await insertContactMessage(db, message)
    return answer(c, {}, 'Your message has been sent successfully!')
  })
}
