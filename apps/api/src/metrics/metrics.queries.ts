import { and, eq, inArray } from 'drizzle-orm'
import { orders, outboxEvents, type EventKind } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { eventStates, noticeKinds, type EventState } from '../outbox/outbox.queries.ts'

/** Gauges read from the database: messages and notices that were not sent, orders that need review. */
export async function databaseGauges(db: Db): Promise<Record<string, number>> {
  const count = (kinds: readonly EventKind[], state: EventState) =>
    db.$count(outboxEvents, and(inArray(outboxEvents.kind, [...kinds]), eventStates[state]))
  const [waiting, failed, lapsed, noticesWaiting, noticesFailed, noticesLapsed, review] =
    await Promise.all([
      count(['sms'], 'waiting'),
      count(['sms'], 'failed'),
      count(['sms'], 'lapsed'),
      count(noticeKinds, 'waiting'),
      count(noticeKinds, 'failed'),
      count(noticeKinds, 'lapsed'),
      db.$count(orders, eq(orders.status, 'needs_review')),
    ])
  return {
    shop_sms_waiting: waiting,
    shop_sms_failed: failed,
    shop_sms_lapsed: lapsed,
    shop_order_notices_waiting: noticesWaiting,
    shop_order_notices_failed: noticesFailed,
    shop_order_notices_lapsed: noticesLapsed,
    shop_orders_needing_review: review,
  }
}
