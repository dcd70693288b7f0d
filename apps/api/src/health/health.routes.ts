import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer, type Env } from '../http/context.ts'
import { probeStorage } from './storage.queries.ts'
import type { StorageWatch } from './storage-watch.ts'

/** GET /healthz: the process lives. GET /readyz: it can serve, its database answers and stores. */
export function healthRoutes({ sql, log }: Pick<Deps, 'sql' | 'log'>, storage: StorageWatch) {
  return new Hono<Env>()
    .get('/healthz', (c) => {
      c.header('Cache-Control', 'no-store')
      return answer(c, { status: 'up' })
    })
    .get('/readyz', async (c) => {
      c.header('Cache-Control', 'no-store')
      let stores: boolean
      try {
        await sql`select 1`
        stores = await storage.sound(() => probeStorage(sql))
      } catch (error) {
        log.warn({ err: error }, 'not ready: the database does not answer')
        throw new ApiError(503, 'The database does not answer.', [], { 'Retry-After': '2' })
      }
      if (!stores) {
        throw new ApiError(503, 'The database cannot store orders.', [], { 'Retry-After': '5' })
      }
      return answer(c, { status: 'ready' })
    })
}
