import { boolean, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** When a row is shown: while it is active, from its start to its end; null is no limit. */
export const shownTime = () => ({
  active: boolean('active').notNull().default(true),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
})
