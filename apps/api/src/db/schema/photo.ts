import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** The owner's photos. Their files are in the media folder. */
export const photos = pgTable('photos', {
  /** The name of the file that the owner gave, in lower case and without folders. */
  name: text('name').primaryKey(),
  /** What the names of its pictures begin with: its content and colour, such as `photos/0a1b…-8899aa`. */
  stem: text('stem').notNull(),
  /** The path of the original, which is not served. */
  original: text('original').notNull(),
  /** Whether its pictures have the widths of a banner. */
  banner: boolean('banner').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
  /** When all pictures were made. */
  readyAt: moment('ready_at'),
  /** Why the last attempt to make them failed. */
  error: text('error'),
})
