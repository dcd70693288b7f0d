import {
  bigint,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { campaigns } from './catalogue.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Answers to a campaign's form; a phone answers a campaign once. */
export const campaignResponses = pgTable(
  'campaign_responses',
  {
    id: identity(),
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    address: text('address').notNull(),
    trips: text('trips').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('campaign_responses_once').on(t.campaignId, t.phone)],
)

/** Messages from the contact form. */
export const contactMessages = pgTable('contact_messages', {
  id: identity(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  message: text('message').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Newsletter signups; the address is kept in lower case. */
export const subscriptions = pgTable('subscriptions', {
  email: text('email').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Calls counted per subject and window; shared by every instance, and losing it costs nothing. */
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
