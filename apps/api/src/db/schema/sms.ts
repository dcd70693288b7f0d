import type { Language } from '@shop/domain'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The text messages to shoppers. `{order}` and `{total}` in a text are the number and the total of the order. */
export const smsTexts = pgTable(
  'sms_texts',
  {
    kind: text('kind').$type<SmsKind>().notNull(),
    language: text('language').$type<Language>().notNull(),
    body: text('body').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.language] })],
)

/** What a text message is about: `placed`, a new order. */
export type SmsKind = 'placed'
