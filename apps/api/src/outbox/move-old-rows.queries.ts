import { inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import { orderNotices, orders, outboxEvents, smsOutbox } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { noticeOf } from './outbox.queries.ts'

const batchSize = 500

/**
 * Moves text messages and notices from the tables of the version before, which a process of it may still
 * write and send. A row that it is sending is not due, and stays: moved are those that are due, sent or
 * failed. Each is deleted and inserted in one transaction, so one process sends it.
 * @returns whether there may be more
 */
export async function moveOldRows(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const messages = await tx
      .delete(smsOutbox)
      .where(
        inArray(
          smsOutbox.id,
          tx
            .select({ id: smsOutbox.id })
            .from(smsOutbox)
            .where(isMovable(smsOutbox))
            .limit(batchSize)
            .for('update', { skipLocked: true }),
        ),
      )
      .returning()
    const notices = await tx
      .delete(orderNotices)
      .where(
        inArray(
          orderNotices.orderId,
          tx
            .select({ id: orderNotices.orderId })
            .from(orderNotices)
            .where(isMovable(orderNotices))
            .limit(batchSize)
            .for('update', { skipLocked: true }),
        ),
      )
      .returning()
    const cancelled = new Set(
      await cancelledOrders(
        tx,
        notices.map(({ orderId }) => orderId),
      ),
    )
    const events = [
      ...messages.map(({ id, phone, body, ...row }) => ({
        ...toEvent(row),
        orderId: row.orderId,
        kind: 'sms' as const,
        key: `sms-${id}`,
        payload: { phone, body },
        createdAt: row.createdAt,
      })),
      ...notices.map((row) => ({
        ...toEvent(row),
        ...noticeOf(row.orderId, cancelled.has(row.orderId) ? 'order.cancelled' : 'order.placed'),
      })),
    ]
    // A notice that is here already is the same one.
    if (events.length > 0) await tx.insert(outboxEvents).values(events).onConflictDoNothing()
    return messages.length === batchSize || notices.length === batchSize
  })
}

const isMovable = (table: typeof smsOutbox | typeof orderNotices) =>
  or(isNotNull(table.sentAt), isNotNull(table.failedAt), lte(table.nextAttemptAt, sql`now()`))

type OldRow = Pick<
  typeof smsOutbox.$inferSelect,
  'attempts' | 'nextAttemptAt' | 'sentAt' | 'failedAt' | 'lastError'
>

const toEvent = ({ attempts, nextAttemptAt, sentAt, failedAt, lastError }: OldRow) => ({
  ...{ attempts, dueAt: nextAttemptAt, sentAt, failedAt, lastError },
})

async function cancelledOrders(tx: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .select({ id: orders.id, status: orders.status })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
  return rows.filter(({ status }) => status === 'cancelled').map(({ id }) => id)
}
