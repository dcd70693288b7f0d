import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Whether the time of a row has begun and has not ended. Without a start or an end it has no limit there. */
export const isCurrent = ({ startsAt, endsAt }: { startsAt: PgColumn; endsAt: PgColumn }) =>
  and(or(isNull(startsAt), lte(startsAt, sql`now()`)), or(isNull(endsAt), gt(endsAt, sql`now()`)))

/** Whether a row is active and current. */
export const isShown = (table: { active: PgColumn; startsAt: PgColumn; endsAt: PgColumn }) =>
  and(eq(table.active, true), isCurrent(table))
