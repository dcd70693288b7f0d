import { sql } from 'drizzle-orm'
import { banners, campaigns, testimonials } from './schema/index.ts'

/** How many of the banners, testimonials and campaigns have begun, and how many have ended, as one text. */
export const passedTimes = sql.join(
  [banners, testimonials, campaigns].map(
    (table) =>
      sql`(select count(*) filter (where starts_at <= now()) || '.' || count(*) filter (where ends_at <= now()) from ${table})`,
  ),
  sql` || '.' || `,
)
