import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { orderLines, orderNotices, orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

const { orderId, attempts } = orderNotices
const secondsFromNow = (seconds: number) => sql`now() + ${seconds}::int * interval '1 second'`

/** Seconds until a claimed notice is due again, in case its worker dies before it is posted. */
const leaseSeconds = 120

/** Claims at most `limit` due notices. Rows that another worker has locked are skipped. */
export async function claimDueNotices(db: Db, limit: number) {
  const due = db
    .select({ orderId })
    .from(orderNotices)
    .where(
      and(
        isNull(orderNotices.sentAt),
        isNull(orderNotices.failedAt),
        lte(orderNotices.nextAttemptAt, sql`now()`),
      ),
    )
    .orderBy(asc(orderNotices.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(orderNotices)
    .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: secondsFromNow(leaseSeconds) })
    .where(inArray(orderId, due))
    .returning({ orderId, attempts })
}

/** Orders with their lines, for their notices. */
export async function findNoticedOrders(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  const [rows, lines] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...ids])),
    db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, [...ids]))
      .orderBy(asc(orderLines.line)),
  ])
  return rows.map((order) => ({ order, lines: lines.filter((line) => line.orderId === order.id) }))
}

/** Marks the notice of an order as posted. */
export async function markNoticeSent(db: Db, id: number): Promise<void> {
  await db
    .update(orderNotices)
    .set({ sentAt: sql`now()`, lastError: null })
    .where(eq(orderId, id))
}

/** Records a failed attempt and when to retry; `retrySeconds` null means that no attempt is left. */
export async function markNoticeFailed(
  db: Db,
  id: number,
  lastError: string,
  retrySeconds: number | null,
): Promise<void> {
  await db
    .update(orderNotices)
    .set(
      retrySeconds === null
        ? { failedAt: sql`now()`, lastError }
        : { nextAttemptAt: secondsFromNow(retrySeconds), lastError },
    )
    .where(eq(orderId, id))
}

/** Makes the notice of an order due, also when it was posted before; false without such an order. */
export async function repeatNotice(db: Db, id: number): Promise<boolean> {
  if ((await db.$count(orders, eq(orders.id, id))) === 0) return false
  await db
    .insert(orderNotices)
    .values({ orderId: id })
    .onConflictDoUpdate({
      target: orderId,
      set: { attempts: 0, sentAt: null, failedAt: null, nextAttemptAt: sql`now()` },
    })
  return true
}

/** Deletes notices that were posted more than 30 days ago. Waiting and failed ones stay. */
export async function deleteOldNotices(db: Db): Promise<void> {
  await db.delete(orderNotices).where(lt(orderNotices.sentAt, sql`now() - interval '30 days'`))
}
