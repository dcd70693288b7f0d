import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import type { Env } from '../http/context.ts'
import { listCategories } from './category.queries.ts'

/** GET /categories. */
export function categoryRoutes({ sql, cache }: Deps) {
  return new Hono<Env>().get('/categories', (c) =>
    cache.answer(c, 'categories', async () => ({
      statusCode: 200,
      message: 'OK',
      data: await listCategories(sql),
    })),
  )
}
