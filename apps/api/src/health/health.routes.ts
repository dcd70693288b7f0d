import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer, type Env } from '../http/context.ts'
import { timeLimits } from '../time-limits.ts'
import { withTimeout } from '../with-timeout.ts'
import { probeStorage, writeHeartbeat } from './health.queries.ts'
import type { StorageHealth } from './storage-health.ts'

/** GET /healthz: the process runs. GET /readyz: the database is writable and the shop is not stopping. */
export function healthRoutes(
  { db, log, stopping }: Pick<Deps, 'db' | 'log' | 'stopping'>,
  storage: StorageHealth,
) {
  const write = shareRunning(() => writeHeartbeat(db))
  return new Hono<Env>()
    .get('/healthz', (c) => {
      c.header('Cache-Control', 'no-store')
      return answer(c, { status: 'up' })
    })
    .get('/readyz', async (c) => {
      c.header('Cache-Control', 'no-store')
      if (stopping?.aborted) throw new ApiError(503, 'The shop is stopping.')
      let writable: boolean
      try {
        await withTimeout(timeLimits.readiness, write(), tooLate)
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

/** Concurrent callers share one run. */
function shareRunning(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => (running ??= run().finally(() => (running = undefined)))
}

const tooLate = () => new Error('The database did not store the heartbeat in time.')
