import { setImmediate as nextTick } from 'node:timers/promises'
import type { Db } from '../db/session.ts'
import { maskPhones, type Logger } from '../logger.ts'
import { claimDueSms, markFailed, markSent } from './outbox.queries.ts'
import type { SmsDriver } from './sms-driver.ts'

/** The most messages that one call of `sendDueSms` sends. */
export const batchSize = 20
const maxAttempts = 10

/** Seconds until the retry after the nth failed attempt: 10, 20, 40 … at most an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), 3600)
}

/**
 * Sends the due messages of the outbox. Several workers may run at once.
 * After ten failed attempts a message is marked as failed and logged as an error.
 * @returns how many messages were claimed, at most `batchSize`
 */
export async function sendDueSms(db: Db, send: SmsDriver, log: Logger): Promise<number> {
  const claimed = await claimDueSms(db, batchSize)
  const markBatched = batchMarkSent(db)
  await Promise.all(
    claimed.map(async (sms) => {
      try {
        await send(sms)
        await markBatched(sms.id)
      } catch (error) {
        const reason = maskPhones(error instanceof Error ? error.message : String(error))
        const fields = { sms: sms.id, attempts: sms.attempts, reason }
        if (sms.attempts >= maxAttempts) {
          await markFailed(db, sms.id, reason, null)
          log.error(fields, 'sms failed, no attempt left')
        } else {
          await markFailed(db, sms.id, reason, retryDelay(sms.attempts))
          log.warn(fields, 'sms failed, will retry')
        }
      }
    }),
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
