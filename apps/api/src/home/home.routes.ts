import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { cachedJson } from '../http/cached-json.ts'
import type { Env } from '../http/context.ts'

/** GET /home: one call for the whole home page. */
export function homeRoutes({ catalogue }: Pick<Deps, 'catalogue'>) {
  return new Hono<Env>().get('/home', async (c) => cachedJson(c, await catalogue.home()))
}
