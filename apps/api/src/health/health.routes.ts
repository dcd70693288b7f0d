import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer, type Env } from '../http/context.ts'
import { pingDatabase, probeStorage } from './health.queries.ts'
import type { StorageHealth } from './storage-health.ts'

/** GET /healthz: the process runs. GET /readyz: the database responds and can store orders. */
export function healthRoutes({ db, log }: Pick<Deps, 'db' | 'log'>, storage: StorageHealth) {
  return new Hono<Env>()
    .get('/healthz', (c) => {
      c.header('Cache-Control', 'no-store')
      return answer(c, { status: 'up' })
    })
    .get('/readyz', async (c) => {
      c.header('Cache-Control', 'no-store')
      let writable: boolean
      try {
        await pingDatabase(db)
        writable = await storage.isWritable(() => probeStorage(db))
      } catch (error) {
        log.warn({ err: error }, 'not ready: the database does not answer')
        throw new ApiError(503, 'The database does not answer.', [], { 'Retry-After': '2' })
      }
      if (!writable) {
        throw new ApiError(503, 'The database cannot store orders.', [], { 'Retry-After': '5' })
      }
      return answer(c, { status: 'ready' })
    })
}
