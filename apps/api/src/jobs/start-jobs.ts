import type { Db } from '../db/session.ts'
import { deleteOldBuildFiles } from '../build-files/build-file.queries.ts'
import { deleteExpiredRateLimits } from '../http/rate-limit.queries.ts'
import type { Logger } from '../logger.ts'
import { noticeReceiver, type OrderWebhook } from '../order-notices/order-webhook.ts'
import { deleteExpiredIdempotencyKeys } from '../orders/idempotency.queries.ts'
import { forgetAddresses } from '../orders/stock-holds.queries.ts'
import { moveOldRows } from '../outbox/move-old-rows.queries.ts'
import { deleteOldEvents } from '../outbox/outbox.queries.ts'
import { batchSize, sendDueEvents } from '../outbox/send-due-events.ts'
import { smsReceiver, type SmsDriver } from '../sms/sms-driver.ts'
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

/** Starts the workers of the outbox and the cleanup of expired rows. Every instance may run them. */
export function startJobs({ db, send, postOrder, log }: JobOptions): Job {
  const receivers = [
    ...(send ? [smsReceiver(send)] : []),
    ...(postOrder ? [noticeReceiver(db, postOrder)] : []),
  ]
  const jobs = [
    ...receivers.map((receiver) =>
      repeat(`send ${receiver.name}`, 2 * second, log, async () => {
        return (await sendDueEvents(db, receiver, log)) === batchSize
      }),
    ),
    repeat('move messages of an older version', 10 * second, log, () => moveOldRows(db)),
    repeat('delete expired rows', hour, log, async () => {
      await Promise.all([
        deleteExpiredIdempotencyKeys(db),
        deleteExpiredRateLimits(db),
        forgetAddresses(db),
        deleteOldBuildFiles(db),
        deleteOldEvents(db),
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
