import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { orders, smsOutbox } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Gauges read from the database: waiting and failed text messages, orders that need review. */
export async function databaseGauges(db: Db): Promise<Record<string, number>> {
  const [waiting, failed, review] = await Promise.all([
    db.$count(smsOutbox, and(isNull(smsOutbox.sentAt), isNull(smsOutbox.failedAt))),
    db.$count(smsOutbox, isNotNull(smsOutbox.failedAt)),
    db.$count(orders, eq(orders.status, 'needs_review')),
  ])
  return {
    shop_sms_waiting: waiting,
    shop_sms_failed: failed,
    shop_orders_needing_review: review,
  }
}
