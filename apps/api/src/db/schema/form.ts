import { bigint, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { campaigns } from './catalogue.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const identity = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Responses to a campaign's form; one per campaign and phone. */
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

/** Newsletter subscriptions; e-mail addresses in lower case. */
export const subscriptions = pgTable('subscriptions', {
  email: text('email').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
