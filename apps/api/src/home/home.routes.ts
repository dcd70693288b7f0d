import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { Env } from '../http/context.ts'
import { readHome } from './home.queries.ts'

/** GET /home: one call for the whole home page. */
export function homeRoutes({ sql, db, cache }: Deps) {
  return new Hono<Env>().get('/home', (c) =>
    cache.answer(c, 'home', async () => ({
      statusCode: 200,
      message: 'OK',
      data: await readHome(sql, db),
    })),
  )
}
