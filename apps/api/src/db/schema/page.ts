import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * The pages that the footer links to, in the order of the links. Texts in Bengali are null where the English ones
 * are shown. `{name}`, `{about}`, `{phone}` and `{email}` in a text are facts of the shop.
 */
export const pages = pgTable('pages', {
  slug: text('slug').primaryKey(),
  position: integer('position').notNull(),
  title: text('title').notNull(),
  titleBn: text('title_bn'),
  /** The text of the link. */
  link: text('link').notNull(),
  linkBn: text('link_bn'),
  /** For search engines. */
  description: text('description').notNull(),
  descriptionBn: text('description_bn'),
  /** The day of the last change; null for a page that does not show it. */
  updatedOn: date('updated_on', { mode: 'string' }),
  /** Whether the page has a table of contents, the support phone and the tax id. */
  formal: boolean('formal').notNull(),
})

/** The sections of the pages. `html` is sanitised. */
export const pageSections = pgTable(
  'page_sections',
  {
    slug: text('slug')
      .notNull()
      .references(() => pages.slug, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    titleBn: text('title_bn'),
    html: text('html').notNull(),
    htmlBn: text('html_bn'),
  },
  (t) => [primaryKey({ columns: [t.slug, t.id] })],
)
