import type { Db } from '../src/db/session.ts'
import { createLogger } from '../src/logger.ts'
import { createEventSender, type Receiver } from '../src/outbox/event-sender.ts'

const quiet = createLogger({ logLevel: 'silent' })

/** Sends the due events of a receiver once, and returns how many it was sent. */
export async function sendDueEvents(db: Db, receiver: Receiver): Promise<number> {
  let attempts = 0
  const deliver: Receiver['deliver'] = (event) => {
    attempts += 1
    return receiver.deliver(event)
  }
  const sender = createEventSender(db, { ...receiver, deliver }, quiet)
  await sender.sendDue()
  await sender.finish()
  return attempts
}
