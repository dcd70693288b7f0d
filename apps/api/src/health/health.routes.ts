import { statusAnswer } from '@shop/domain/wire'
import type { Deps } from '../deps.ts'
import { ApiError } from '../http/api-error.ts'
import { answer } from '../http/context.ts'
import { defineCall } from '../http/define-call.ts'
import { timeLimits } from '../time-limits.ts'
import { withTimeout } from '../with-timeout.ts'
import { probeStorage, writeHeartbeat } from './health.queries.ts'
import type { StorageHealth } from './storage-health.ts'

/**
 * GET /healthz: the process runs. GET /readyz: the database is writable, the products are read, so
 * that no list waits for them, and the shop is not stopping.
 */
export function healthRoutes(
  { catalogue, db, log, stopping }: Pick<Deps, 'catalogue' | 'db' | 'log' | 'stopping'>,
  storage: StorageHealth,
) {
  const write = shareRunning(() => writeHeartbeat(db))
  return [
    defineCall(
      'GET /healthz',
      'The process runs.',
      { tag: 'Operations', answer: statusAnswer },
      (c) => {
        c.header('Cache-Control', 'no-store')
        return answer(c, { status: 'up' })
      },
    ),
    defineCall(
      'GET /readyz',
      'The database responds and the products are read.',
      {
        tag: 'Operations',
        answer: statusAnswer,
        errors: { 503: 'The database does not respond, or the products are being read.' },
      },
      async (c) => {
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
        try {
          await withTimeout(timeLimits.readiness, catalogue.prepare(), stillReading)
        } catch (error) {
          log.warn({ err: error }, 'not ready: the products are not read')
          throw new ApiError(503, 'The products are being read.', [], { 'Retry-After': '2' })
        }
        return answer(c, { status: 'ready' })
      },
    ),
  ]
}

/** Concurrent callers share one run. */
function shareRunning(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => (running ??= run().finally(() => (running = undefined)))
}

const stillReading = () => new Error('The products were not read in time.')
const tooLate = () => new Error('The database did not store the heartbeat in time.')
