import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Scripts of the last builds: a page that was opened before a release asks for those of its own build. */
export const buildFiles = pgTable('build_files', {
  /** Name of the file, which has the hash of its content. */
  name: text().primaryKey(),
  content: text().notNull(),
  /** When a process last had it in its build. */
  storedAt: timestamp('stored_at', { withTimezone: true }).notNull().defaultNow(),
})
