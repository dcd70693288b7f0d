import type { EventKind } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { maskPhones, type Logger } from '../logger.ts'
import { claimDueEvents, markFailed, markSent, type ClaimedEvent } from './outbox.queries.ts'

/** Somebody who is told events. */
export interface Receiver {
  /** The field of the log that has the id of an event. */
  name: string
  kinds: readonly EventKind[]
  /** Tells one event; rejects when it was not accepted. */
  deliver: (event: ClaimedEvent) => Promise<void>
}

/** The most events that one call of `sendDueEvents` sends. */
export const batchSize = 20
const maxAttempts = 10

/** Seconds until the retry after the nth failed attempt: 10, 20, 40 … at most an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), 3600)
}

/**
 * Sends the due events of a receiver. Several workers may run at once. A failure is recorded, and
 * retried after a growing delay. After ten failed attempts the event is marked as failed and logged as
 * an error.
 * @returns how many events were claimed, at most `batchSize`
 */
export async function sendDueEvents(db: Db, receiver: Receiver, log: Logger): Promise<number> {
  const { name, kinds, deliver } = receiver
  const claimed = await claimDueEvents(db, kinds, batchSize)
  await Promise.all(
    claimed.map(async (event) => {
      try {
        await deliver(event)
        await markSent(db, event)
      } catch (error) {
        const reason = maskPhones(error instanceof Error ? error.message : String(error))
        const { id, orderId, attempts } = event
        const fields = { [name]: id, order: orderId, attempts, reason }
        const isLast = attempts >= maxAttempts
        await markFailed(db, event, reason, isLast ? null : retryDelay(attempts))
        if (isLast) log.error(fields, `${name} failed, no attempt left`)
        else log.warn(fields, `${name} failed, will retry`)
      }
    }),
  )
  return claimed.length
}
