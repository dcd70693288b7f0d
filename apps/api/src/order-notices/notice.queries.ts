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

/** A claimed notice: its order, and its attempts with the claimed one. */
export type NoticeClaim = Awaited<ReturnType<typeof claimDueNotices>>[number]

/** Marks a claimed notice as posted. One that became due again meanwhile is posted again, at once. */
export const markNoticeSent = (db: Db, claim: NoticeClaim): Promise<void> =>
  endAttempt(db, claim, { sentAt: sql`now()`, lastError: null })

/** Records a failed attempt and when to retry; `retrySeconds` null means that no attempt is left. */
export const markNoticeFailed = (
  db: Db,
  claim: NoticeClaim,
  lastError: string,
  retrySeconds: number | null,
): Promise<void> =>
  endAttempt(
    db,
    claim,
    retrySeconds === null
      ? { failedAt: sql`now()`, lastError }
      : { nextAttemptAt: secondsFromNow(retrySeconds), lastError },
  )

type NoticeUpdate = Parameters<ReturnType<typeof updateNotices>['set']>[0]
const updateNotices = (db: Db) => db.update(orderNotices)

async function endAttempt(db: Db, claim: NoticeClaim, result: NoticeUpdate): Promise<void> {
  const notice = eq(orderId, claim.orderId)
  const ended = await updateNotices(db)
    .set(result)
    .where(and(notice, eq(attempts, claim.attempts)))
    .returning({ orderId })
  // `repeatNotice` has set the attempts back: the order has changed since the notice was read.
  if (ended.length === 0)
    await updateNotices(db)
      .set({ nextAttemptAt: sql`now()` })
      .where(notice)
}

/**
 * Makes the notice of an order due, also when it was posted before; false without such an order. A
 * notice that is being posted is due when that ends, so that its receiver reads both in order.
 */
export async function repeatNotice(db: Db, id: number): Promise<boolean> {
  if ((await db.$count(orders, eq(orders.id, id))) === 0) return false
  const ended = sql`${orderNotices.sentAt} is not null or ${orderNotices.failedAt} is not null`
  const running = sql`least(${orderNotices.nextAttemptAt}, ${secondsFromNow(leaseSeconds)})`
  await db
    .insert(orderNotices)
    .values({ orderId: id })
    .onConflictDoUpdate({
      target: orderId,
      set: {
        attempts: 0,
        sentAt: null,
        failedAt: null,
        nextAttemptAt: sql`case when ${ended} then now() else ${running} end`,
      },
    })
  return true
}

/** Deletes notices that were posted more than 30 days ago. Waiting and failed ones stay. */
export async function deleteOldNotices(db: Db): Promise<void> {
  await db.delete(orderNotices).where(lt(orderNotices.sentAt, sql`now() - interval '30 days'`))
}
