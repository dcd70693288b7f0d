import { contactRequest, subscriptionRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { answer, shopperAddress, type ApiContext, type Env } from '../http/context.ts'
import { takeCalls } from '../http/rate-limit.queries.ts'
import { readBody } from '../http/read-body.ts'
import { storeMessage, storeSubscription } from './message.queries.ts'

/** POST /contact, POST /subscriptions and GET /ip. */
export function messageRoutes({ sql, db, settings }: Deps) {
  const limit = (c: ApiContext, name: string) =>
    takeCalls(sql, [
      { name, subject: shopperAddress(c, settings.trustedProxies), most: settings.limits.form },
    ])
  return new Hono<Env>()
    .post('/contact', async (c) => {
      const message = await readBody(c, contactRequest, settings.bodyLimit)
      await limit(c, 'contact-address')
      await storeMessage(db, message)
      return answer(c, {}, 'Your message has been sent successfully!')
    })
    .post('/subscriptions', async (c) => {
      const { email } = await readBody(c, subscriptionRequest, settings.bodyLimit)
      await limit(c, 'subscription-address')
      await storeSubscription(db, email)
      return answer(c, {}, 'Thank you for subscribing!')
    })
    .get('/ip', (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json({ ip: shopperAddress(c, settings.trustedProxies) })
    })
}
