import type { Db } from '../db/session.ts'
import { deleteExpiredRateLimits } from '../http/rate-limit.queries.ts'
import type { Logger } from '../logger.ts'
import { deleteExpiredIdempotencyKeys } from '../orders/idempotency.queries.ts'
import { batchSize, sendDueSms } from '../sms/send-due.ts'
import type { SmsDriver } from '../sms/sms-driver.ts'
import { repeat, type Job } from './repeat.ts'

const second = 1000
const hour = 3_600_000

interface JobOptions {
  db: Db
  /** Sends text messages; undefined when no gateway is configured, and then they wait. */
  send: SmsDriver | undefined
  log: Logger
}

/** Starts the SMS worker and the cleanup of expired rows. Every instance may run them. */
export function startJobs({ db, send, log }: JobOptions): Job {
  const jobs = [
    ...(send
      ? [
          repeat('send sms', 2 * second, log, async () => {
            return (await sendDueSms(db, send, log)) === batchSize
          }),
        ]
      : []),
    repeat('delete expired rows', hour, log, async () => {
      await Promise.all([deleteExpiredIdempotencyKeys(db), deleteExpiredRateLimits(db)])
      return false
    }),
  ]
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}
