import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import { smsOutbox } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

const { id, phone, body, attempts } = smsOutbox
const secondsFromNow = (seconds: number) => sql`now() + ${seconds}::int * interval '1 second'`

/** A claimed message; `attempts` includes the one that begins now. */
export type ClaimedSms = Pick<typeof smsOutbox.$inferSelect, 'id' | 'phone' | 'body' | 'attempts'>

/** Seconds until a claimed message is due again, in case its worker dies before it is sent. */
const leaseSeconds = 120

/** Claims at most `limit` due messages. Rows that another worker has locked are skipped. */
export async function claimDueSms(db: Db, limit: number): Promise<ClaimedSms[]> {
  const due = db
    .select({ id })
    .from(smsOutbox)
    .where(
      and(
        isNull(smsOutbox.sentAt),
        isNull(smsOutbox.failedAt),
        lte(smsOutbox.nextAttemptAt, sql`now()`),
      ),
    )
    .orderBy(asc(smsOutbox.nextAttemptAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(smsOutbox)
    .set({ attempts: sql`${attempts} + 1`, nextAttemptAt: secondsFromNow(leaseSeconds) })
    .where(inArray(id, due))
    .returning({ id, phone, body, attempts })
}

/** Marks messages as sent. */
export async function markSent(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .update(smsOutbox)
    .set({ sentAt: sql`now()`, lastError: null })
    .where(sql`${id} = any(${sql.param(ids)}::bigint[])`)
}

/** Records a failed attempt and when to retry; `retrySeconds` null means that no attempt is left. */
export async function markFailed(
  db: Db,
  smsId: number,
  lastError: string,
  retrySeconds: number | null,
): Promise<void> {
  await db
    .update(smsOutbox)
    .set(
      retrySeconds === null
        ? { failedAt: sql`now()`, lastError }
        : { nextAttemptAt: secondsFromNow(retrySeconds), lastError },
    )
    .where(eq(id, smsId))
}

/** Makes one failed message due again, or all of them when `smsId` is null; returns how many. */
export async function retryFailedSms(db: Db, smsId: number | null): Promise<number> {
  const rows = await db
    .update(smsOutbox)
    .set({ failedAt: null, attempts: 0, nextAttemptAt: sql`now()` })
    .where(and(isNotNull(smsOutbox.failedAt), smsId === null ? undefined : eq(id, smsId)))
    .returning({ id })
  return rows.length
}

/** Text messages, newest first. */
export async function listSms(
  db: Db,
  filter: { state: 'waiting' | 'sent' | 'failed' | null; limit: number },
) {
  const { sentAt, failedAt } = smsOutbox
  const conditions = {
    waiting: and(isNull(sentAt), isNull(failedAt)),
    sent: isNotNull(sentAt),
    failed: isNotNull(failedAt),
  }
  return await db
    .select()
    .from(smsOutbox)
    .where(filter.state === null ? undefined : conditions[filter.state])
    .orderBy(desc(id))
    .limit(filter.limit)
}

/** Deletes messages that were sent more than 30 days ago. Waiting and failed ones stay. */
export async function deleteOldSms(db: Db): Promise<void> {
  await db.delete(smsOutbox).where(lt(smsOutbox.sentAt, sql`now() - interval '30 days'`))
}
