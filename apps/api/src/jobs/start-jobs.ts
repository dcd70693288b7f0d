import type { Db } from '../db/session.ts'
import { deleteOldBuildFiles } from '../build-files/build-file.queries.ts'
import { deleteExpiredRateLimits } from '../http/rate-limit.queries.ts'
import type { Logger } from '../logger.ts'
import { noticeReceiver, type OrderWebhook } from '../order-notices/order-webhook.ts'
import { deleteExpiredIdempotencyKeys } from '../orders/idempotency.queries.ts'
import { forgetAddresses } from '../orders/stock-holds.queries.ts'
import { makePictures } from '../photos/make-pictures.ts'
import type { PhotoStore } from '../photos/photo-store.ts'
import { makeNext } from '../photos/photo.queries.ts'
import { deleteOldViewers } from '../orders/order-viewers.queries.ts'
import { createEventSender, type Receiver } from '../outbox/event-sender.ts'
import { deleteOldEvents, lapseEvents } from '../outbox/outbox.queries.ts'
import { smsReceiver, type SmsDriver } from '../sms/sms-driver.ts'
import { deleteExpiredSessions } from '../staff/session.queries.ts'
import { repeat, type Job } from './repeat.ts'

const second = 1000
const minute = 60_000
const hour = 3_600_000

interface JobOptions {
  db: Db
  /** Sends text messages; undefined when no gateway is configured, and then they wait. */
  send: SmsDriver | undefined
  /** Posts new orders; undefined without a webhook. */
  postOrder: OrderWebhook | undefined
  /** Where the owner's photos are; undefined makes no pictures of them. */
  photos?: PhotoStore
  log: Logger
}

/** Starts to send the events of the outbox, to make pictures of photos and to delete expired rows. Every process may do so. */
export function startJobs({ db, send, postOrder, photos, log }: JobOptions): Job {
  const receivers = [
    ...(send ? [smsReceiver(db, send)] : []),
    ...(postOrder ? [noticeReceiver(db, postOrder)] : []),
  ]
  const jobs = [
    ...receivers.map((receiver) => sendEvents(db, receiver, log)),
    repeat('mark lapsed messages', minute, log, async () => {
      const lapsed = await lapseEvents(db)
      if (lapsed > 0) {
        log.warn(
          { lapsed },
          'Messages lapsed: they are too old or their order is cancelled. The command "outbox list --state lapsed" shows them.',
        )
      }
      return false
    }),
    ...(photos
      ? [
          repeat('make pictures of photos', 5 * second, log, () =>
            makeNext(db, (photo) => makePictures(photos, photo)),
          ),
        ]
      : []),
    repeat('delete expired rows', hour, log, async () => {
      await Promise.all([
        deleteExpiredIdempotencyKeys(db),
        deleteExpiredRateLimits(db),
        forgetAddresses(db),
        deleteOldBuildFiles(db),
        deleteOldEvents(db),
        deleteExpiredSessions(db),
        deleteOldViewers(db),
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

/** Stops with the claim that is running; then what is being sent is finished. */
function sendEvents(db: Db, receiver: Receiver, log: Logger): Job {
  const sender = createEventSender(db, receiver, log)
  const job = repeat(`send ${receiver.name}`, 2 * second, log, (stop) => sender.sendDue(stop))
  return {
    async stop() {
      await job.stop()
      await sender.finish()
    },
  }
}
