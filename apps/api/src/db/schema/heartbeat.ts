import { sql } from 'drizzle-orm'
import { check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** The one row that `/readyz` writes to prove that the database is writable. */
export const heartbeat = pgTable(
  'heartbeat',
  {
    id: integer().primaryKey(),
    beatAt: timestamp('beat_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('heartbeat_one_row', sql`${table.id} = 1`)],
)
