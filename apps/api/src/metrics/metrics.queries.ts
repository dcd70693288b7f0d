import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { orderNotices, orders, smsOutbox } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Gauges read from the database: waiting and failed messages and notices, orders that need review. */
export async function databaseGauges(db: Db): Promise<Record<string, number>> {
  const [waiting, failed, noticesWaiting, noticesFailed, review] = await Promise.all([
    db.$count(smsOutbox, and(isNull(smsOutbox.sentAt), isNull(smsOutbox.failedAt))),
    db.$count(smsOutbox, isNotNull(smsOutbox.failedAt)),
    db.$count(orderNotices, and(isNull(orderNotices.sentAt), isNull(orderNotices.failedAt))),
    db.$count(orderNotices, and(isNull(orderNotices.sentAt), isNotNull(orderNotices.failedAt))),
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
