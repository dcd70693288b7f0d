import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { Env } from '../http/context.ts'
import { homeLists } from './home.queries.ts'

/** GET /home: one call for the whole home page. */
export function homeRoutes({ sql, cache }: Deps) {
  return new Hono<Env>().get('/home', (c) =>
    cache.answer(c, 'home', async () => ({
      statusCode: 200,
      message: 'OK',
      data: await homeLists(sql),
    })),
  )
}
