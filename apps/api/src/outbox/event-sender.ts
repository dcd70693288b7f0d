import type { EventKind } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { maskPhones, type Logger } from '../logger.ts'
import {
  claimDueEvents,
  giveBack,
  markFailed,
  markSent,
  type ClaimedEvent,
} from './outbox.queries.ts'

/** A receiver of events. */
export interface Receiver {
  /** The field of the log that has the id of an event. */
  name: string
  kinds: readonly EventKind[]
  /** Sends one event; rejects when it was not accepted. */
  deliver: (event: ClaimedEvent) => Promise<void>
}

/** The most events of a receiver that are being sent at a time. */
const maxUnderWay = 20

/** Ten attempts in 85 minutes, then one each hour: the last one is 48 hours after the first. */
export const maxAttempts = 57

/** Seconds until the retry after the nth failed attempt: 10, 20, 40 … at most an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), 3600)
}

/** Sends the events of one receiver. Several processes may do so at once. */
export interface EventSender {
  /**
   * Claims due events and begins to send them. A slow one delays no other, unless `maxUnderWay` are
   * being sent: then it waits until one of them has ended. With `stop` aborted it sends nothing.
   * @returns whether more may be due
   */
  sendDue(stop?: AbortSignal): Promise<boolean>
  /** Resolves when no event is being sent. */
  finish(): Promise<void>
}

/**
 * Creates the sender of a receiver. A failure is recorded, and retried after a growing delay. After the
 * last attempt the event is marked as failed and logged as an error.
 */
export function createEventSender(db: Db, receiver: Receiver, log: Logger): EventSender {
  const underWay = new Set<Promise<void>>()
  return {
    async sendDue(stop) {
      const claimed = await claimDueEvents(db, receiver.kinds, maxUnderWay - underWay.size)
      if (stop?.aborted) {
        await Promise.all(claimed.map((event) => giveBack(db, event)))
        return false
      }
      for (const event of claimed) {
        const sending = send(db, receiver, event, log).finally(() => underWay.delete(sending))
        underWay.add(sending)
      }
      if (underWay.size < maxUnderWay) return false
      await Promise.race(underWay)
      return true
    },
    async finish() {
      await Promise.all(underWay)
    },
  }
}

async function send(db: Db, { name, deliver }: Receiver, event: ClaimedEvent, log: Logger) {
  const { id, orderId, attempts } = event
  const fields = { [name]: id, order: orderId, attempts }
  try {
    const reason = await deliver(event).then(() => undefined, reasonOf)
    if (reason === undefined) return await markSent(db, event)
    const isLast = attempts >= maxAttempts
    await markFailed(db, event, reason, isLast ? null : retryDelay(attempts))
    if (isLast) log.error({ ...fields, reason }, `${name} failed, no attempt left`)
    else log.warn({ ...fields, reason }, `${name} failed, will retry`)
  } catch (error) {
    log.warn({ ...fields, err: error }, `the result of ${name} was not stored, will send it again`)
  }
}

const reasonOf = (error: unknown) =>
  maskPhones(error instanceof Error ? error.message : String(error))
