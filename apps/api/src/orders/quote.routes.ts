import { quoteRequest } from '@shop/domain/wire'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { answer, type Env } from '../http/context.ts'
import { offerLimit } from '../http/rate-limit-subjects.ts'
import { readBody } from '../http/read-body.ts'
import { quoteBag } from './quote.ts'

/** POST /orders/quote. */
export function quoteRoutes({ db, settings }: Deps) {
  return new Hono<Env>().post('/orders/quote', async (c) => {
    const bag = await readBody(c, quoteRequest, settings.bodyLimit)
    c.header('Cache-Control', 'no-store')
    return answer(c, await quoteBag(db, bag, offerLimit(c, settings)))
  })
}
