import { sql } from 'drizzle-orm'
import type { BannerTexts } from '@shop/domain/wire'
import { bigint, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { shownTime } from './shown-time.ts'

/** Linked pictures of the home page: in its carousel, or in the strip below it. */
export const banners = pgTable(
  'banners',
  {
    id: text('id').primaryKey(),
    placement: text('placement').$type<'carousel' | 'strip'>().notNull(),
    position: integer('position').notNull(),
    image: text('image').notNull(),
    alt: text('alt').notNull(),
    altBn: text('alt_bn'),
    href: text('href').notNull(),
    /** What it says beside the picture, in both languages; null when it says nothing. */
    texts: jsonb('texts').$type<BannerTexts>(),
    ...shownTime(),
  },
  (t) => [check('banners_placement', sql`${t.placement} in ('carousel', 'strip')`)],
)

/** What customers said, shown on the home page in order of `position`. */
export const testimonials = pgTable('testimonials', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  nameBn: text('name_bn'),
  location: text('location').notNull(),
  locationBn: text('location_bn'),
  text: text('text').notNull(),
  textBn: text('text_bn'),
  image: text('image').notNull(),
  ...shownTime(),
})
