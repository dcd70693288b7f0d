import type { Db } from '../db/session.ts'
import { deleteOldBuildFiles } from '../build-files/build-file.queries.ts'
import { deleteExpiredRateLimits } from '../http/rate-limit.queries.ts'
import type { Logger } from '../logger.ts'
import type { OrderWebhook } from '../order-notices/order-webhook.ts'
import { deleteOldNotices } from '../order-notices/notice.queries.ts'
import { noticeBatchSize, sendDueNotices } from '../order-notices/send-due-notices.ts'
import { deleteExpiredIdempotencyKeys } from '../orders/idempotency.queries.ts'
import { deleteOldSms } from '../sms/outbox.queries.ts'
import { batchSize, sendDueSms } from '../sms/send-due.ts'
import type { SmsDriver } from '../sms/sms-driver.ts'
import { repeat, type Job } from './repeat.ts'

const second = 1000
const hour = 3_600_000

interface JobOptions {
  db: Db
  /** Sends text messages; undefined when no gateway is configured, and then they wait. */
  send: SmsDriver | undefined
  /** Posts new orders; undefined without a webhook. */
  postOrder: OrderWebhook | undefined
  log: Logger
}

/** Starts the SMS worker, the worker of order notices and the cleanup of expired rows. Every instance may run them. */
export function startJobs({ db, send, postOrder, log }: JobOptions): Job {
  const jobs = [
    ...(send
      ? [
          repeat('send sms', 2 * second, log, async () => {
            return (await sendDueSms(db, send, log)) === batchSize
          }),
        ]
      : []),
    ...(postOrder
      ? [
          repeat('post new orders', 2 * second, log, async () => {
            return (await sendDueNotices(db, postOrder, log)) === noticeBatchSize
          }),
        ]
      : []),
    repeat('delete expired rows', hour, log, async () => {
      await Promise.all([
        deleteExpiredIdempotencyKeys(db),
        deleteExpiredRateLimits(db),
        deleteOldBuildFiles(db),
        deleteOldSms(db),
        deleteOldNotices(db),
      ])
      return false
    }),
  ]
  return {
    async stop() {
      await Promise.all(jobs.map((job) => job.stop()))
    },
  }
}
