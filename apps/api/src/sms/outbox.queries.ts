import type { Sql } from '../db/client.ts'

/** A claimed row of the outbox; `attempts` counts this try. */
export interface OutboxRow {
  id: number
  phone: string
  body: string
  attempts: number
}

/** How long a claimed row is left alone, so that a worker that died loses nothing but time. */
const leaseSeconds = 120

/** Claims rows that are due; other workers skip them. */
export function claimDue(sql: Sql, most: number): Promise<OutboxRow[]> {
  return sql<OutboxRow[]>`
    update sms_outbox set attempts = attempts + 1,
      next_attempt_at = now() + ${leaseSeconds} * interval '1 second'
    where id in (
      select id from sms_outbox
      where sent_at is null and failed_at is null and next_attempt_at <= now()
      order by next_attempt_at limit ${most} for update skip locked)
    returning id, phone, body, attempts`
}

/** Marks rows as sent. */
export async function markSent(sql: Sql, ids: readonly number[]): Promise<void> {
  await sql`
    update sms_outbox set sent_at = now(), last_error = null
    where id = any(${ids as number[]}::bigint[])`
}

/** Puts a row back for a later try, or gives it up when `waitSeconds` is null. */
export async function markFailed(
  sql: Sql,
  id: number,
  error: string,
  waitSeconds: number | null,
): Promise<void> {
  await (waitSeconds === null
    ? sql`update sms_outbox set failed_at = now(), last_error = ${error} where id = ${id}`
    : sql`update sms_outbox set last_error = ${error},
        next_attempt_at = now() + ${waitSeconds} * interval '1 second' where id = ${id}`)
}

/** Makes given-up rows due again; returns how many. */
export async function replayFailed(sql: Sql, id: number | null): Promise<number> {
  const rows = await sql`
    update sms_outbox set failed_at = null, attempts = 0, next_attempt_at = now()
    where failed_at is not null and (${id}::bigint is null or id = ${id}::bigint) returning id`
  return rows.length
}

/** Forgets answers to repeat after a week, when no honest client tries again. */
export async function forgetOldKeys(sql: Sql): Promise<void> {
  await sql`delete from idempotency_keys where created_at < now() - interval '7 days'`
}
