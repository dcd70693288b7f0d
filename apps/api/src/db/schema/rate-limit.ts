import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Requests counted per subject and time window, for all instances together. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    subject: text('subject').notNull(),
    /** Start of the window, in seconds since 1970. */
    window: bigint('window_start', { mode: 'number' }).notNull(),
    calls: integer('calls').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.window] })],
)

/** The secret of the hashes in `rateLimits`: one row, made at random by the migration. */
export const rateLimitKey = pgTable(
  'rate_limit_key',
  { id: integer().primaryKey(), key: text().notNull() },
  (t) => [check('rate_limit_key_one_row', sql`${t.id} = 1`)],
)

/** What one request has counted; `giveBack` takes it off again. */
export interface Count {
  /** The name of the limit, and a keyed hash of its subject. */
  subject: string
  /** Start of the bucket that counts it, in seconds since 1970. */
  bucket: number
  weight: number
}
