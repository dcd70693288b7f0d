import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { campaignResponses, contactMessages, subscriptions } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Selects rows by the time of their creation, from `from` until before `to`, as ISO texts. */
export interface TimeFilter {
  from: string | null
  to: string | null
  limit: number
}

function within(createdAt: PgColumn, { from, to }: TimeFilter) {
  return and(
    from === null ? undefined : gte(createdAt, from),
    to === null ? undefined : lt(createdAt, to),
  )
}

/** Messages of the contact form, newest first. */
export async function listContactMessages(db: Db, filter: TimeFilter) {
  return await db
    .select()
    .from(contactMessages)
    .where(within(contactMessages.createdAt, filter))
    .orderBy(desc(contactMessages.id))
    .limit(filter.limit)
}

/** Newsletter signups, newest first. */
export async function listSubscriptions(db: Db, filter: TimeFilter) {
  return await db
    .select()
    .from(subscriptions)
    .where(within(subscriptions.createdAt, filter))
    .orderBy(desc(subscriptions.createdAt), subscriptions.email)
    .limit(filter.limit)
}

/** Answers to campaigns, newest first; of one campaign, or of all when `campaign` is null. */
export async function listCampaignAnswers(db: Db, filter: TimeFilter, campaign: number | null) {
  return await db
    .select()
    .from(campaignResponses)
    .where(
      and(
        within(campaignResponses.createdAt, filter),
        campaign === null ? undefined : eq(campaignResponses.campaignId, campaign),
      ),
    )
    .orderBy(desc(campaignResponses.id))
    .limit(filter.limit)
}
