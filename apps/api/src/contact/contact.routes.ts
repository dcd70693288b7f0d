import { contactRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { answer, clientAddress, type Env } from '../http/context.ts'
import { enforceRateLimits } from '../http/rate-limit.queries.ts'
import { readBody } from '../http/read-body.ts'
import { insertContactMessage } from './contact.queries.ts'

/** POST /contact. */
export function contactRoutes({ db, settings }: Deps) {
  return new Hono<Env>().post('/contact', async (c) => {
    const message = await readBody(c, contactRequest, settings.bodyLimit)
    const subject = clientAddress(c, settings.trustedProxies)
    await enforceRateLimits(db, [{ name: 'contact-address', subject, limit: settings.limits.form }])
    await insertContactMessage(db, message)
    return answer(c, {}, 'Your message has been sent successfully!')
  })
}
