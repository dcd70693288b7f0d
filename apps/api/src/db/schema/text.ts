import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** A text, or one for each plural form, as the catalogue of the pages has it. */
export type Message = string | Readonly<Record<string, string>>

/** The texts of the pages: those of the last started build, and those of the owner in place of them. */
export const texts = pgTable('texts', {
  key: text('key').primaryKey(),
  builtEn: jsonb('built_en').$type<Message>().notNull(),
  builtBn: jsonb('built_bn').$type<Message>().notNull(),
  /** The owner's; null where that of the build is shown. */
  en: text('en'),
  bn: text('bn'),
})
