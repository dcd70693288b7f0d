import { setImmediate as nextTick } from 'node:timers/promises'
import type { Db } from '../db/session.ts'
import { attemptDelivery } from '../outbox/attempt-delivery.ts'
import type { Logger } from '../logger.ts'
import { claimDueSms, markFailed, markSent } from './outbox.queries.ts'
import type { SmsDriver } from './sms-driver.ts'

/** The most messages that one call of `sendDueSms` sends. */
export const batchSize = 20

/**
 * Sends the due messages of the outbox. Several workers may run at once.
 * @returns how many messages were claimed, at most `batchSize`
 */
export async function sendDueSms(db: Db, send: SmsDriver, log: Logger): Promise<number> {
  const claimed = await claimDueSms(db, batchSize)
  const markBatched = batchMarkSent(db)
  await Promise.all(
    claimed.map((sms) =>
      attemptDelivery(
        {
          name: 'sms',
          id: sms.id,
          attempts: sms.attempts,
          async deliver() {
            await send(sms)
            await markBatched(sms.id)
          },
          markFailed: (reason, retrySeconds) => markFailed(db, sms.id, reason, retrySeconds),
        },
        log,
      ),
    ),
  )
  return claimed.length
}

/** Collects the ids of messages sent in the same tick, so that they cost one update. */
function batchMarkSent(db: Db) {
  let batch: number[] = []
  let update: Promise<void> | undefined
  return async (id: number) => {
    batch.push(id)
    update ??= nextTick().then(() => {
      const ids = batch
      batch = []
      update = undefined
      return markSent(db, ids)
    })
    await update
  }
}
