import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { orders, outboxEvents, type EventKind } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { noticeKinds } from '../outbox/outbox.queries.ts'

/** Gauges read from the database: waiting and failed messages and notices, orders that need review. */
export async function databaseGauges(db: Db): Promise<Record<string, number>> {
  const { kind, sentAt, failedAt } = outboxEvents
  const count = (kinds: readonly EventKind[], failed: boolean) =>
    db.$count(
      outboxEvents,
      and(
        inArray(kind, [...kinds]),
        isNull(sentAt),
        failed ? isNotNull(failedAt) : isNull(failedAt),
      ),
    )
  const [waiting, failed, noticesWaiting, noticesFailed, review] = await Promise.all([
    count(['sms'], false),
    count(['sms'], true),
    count(noticeKinds, false),
    count(noticeKinds, true),
    db.$count(orders, eq(orders.status, 'needs_review')),
  ])
  return {
    shop_sms_waiting: waiting,
    shop_sms_failed: failed,
    shop_order_notices_waiting: noticesWaiting,
    shop_order_notices_failed: noticesFailed,
    shop_orders_needing_review: review,
  }
}
