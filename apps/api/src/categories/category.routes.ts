import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { cachedJson } from '../http/cached-json.ts'
import type { Env } from '../http/context.ts'

/** GET /categories. */
export function categoryRoutes({ catalogue }: Pick<Deps, 'catalogue'>) {
  return new Hono<Env>().get('/categories', async (c) =>
    cachedJson(c, await catalogue.categories()),
  )
}
