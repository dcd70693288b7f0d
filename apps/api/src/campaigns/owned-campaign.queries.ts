import { and, asc, eq, inArray } from 'drizzle-orm'
import { toTaka } from '@shop/domain'
import { changeFacts, difference, type Change, type Author } from '../changes/change.queries.ts'
import { isoTime } from '../db/iso-time.ts'
import { campaignProducts, campaignResponses, campaigns, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

type CampaignRow = typeof campaigns.$inferSelect

/** A campaign as the owner made it; the prices of its offers are in taka. */
export interface StoredCampaign extends CampaignRow {
  offers: { productId: number; price: number }[]
}

/** What changes in a campaign; prices are in poisha. */
export interface CampaignChange {
  /** Returns the new state from the stored one, which is undefined for a new campaign. */
  draft: (stored: Omit<CampaignRow, 'id'> | undefined) => Omit<CampaignRow, 'id'>
  offers: readonly { productId: number; price: number }[]
  /** The products that are no longer in it. */
  removed: readonly number[]
}

/** All campaigns by id. */
export async function storedCampaigns(db: Db): Promise<StoredCampaign[]> {
  const rows = await db.select().from(campaigns).orderBy(asc(campaigns.id))
  const offers = await db
    .select()
    .from(campaignProducts)
    .orderBy(asc(campaignProducts.position), asc(campaignProducts.productId))
  return rows.map((row) => ({
    ...row,
    startsAt: isoTime(row.startsAt),
    endsAt: isoTime(row.endsAt),
    offers: offers
      .filter(({ campaignId }) => campaignId === row.id)
      .map(({ productId, price }) => ({ productId, price: toTaka(price) })),
  }))
}

/** The campaign of an id. @throws Error when there is none */
export function findCampaign(all: readonly StoredCampaign[], id: number): StoredCampaign {
  const found = all.find((campaign) => campaign.id === id)
  if (found) return found
  throw new Error(`There is no campaign ${id}. "campaigns list" shows them.`)
}

const subjectOf = (id: number) => `campaign ${id}`

/**
 * Changes a campaign, or adds one when `id` is undefined.
 * @throws Error when there is no such campaign, and for a product that does not exist
 */
export async function changeCampaign(
  db: Db,
  by: Author,
  id: number | undefined,
  { draft, offers, removed }: CampaignChange,
): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const before = id === undefined ? undefined : findCampaign(await storedCampaigns(tx), id)
    const { id: _, offers: __, ...stored } = before ?? { id: 0, offers: [] }
    const values = draft(before && (stored as Omit<CampaignRow, 'id'>))
    const named = [values.checkoutProductId, ...offers.map((offer) => offer.productId)]
    await checkProducts(
      tx,
      named.filter((one) => one !== null),
    )
    const [row] = before
      ? await tx.update(campaigns).set(values).where(eq(campaigns.id, before.id)).returning()
      : await tx.insert(campaigns).values(values).returning()
    if (!row) throw new Error('The campaign was not stored.')
    const campaignId = row.id
    if (removed.length > 0) {
      const isRemoved = inArray(campaignProducts.productId, [...removed])
      await tx
        .delete(campaignProducts)
        .where(and(eq(campaignProducts.campaignId, campaignId), isRemoved))
    }
    const known = before?.offers.length ?? 0
    for (const [index, { productId, price }] of offers.entries()) {
      await tx
        .insert(campaignProducts)
        .values({ campaignId, productId, price, position: known + index + 1 })
        .onConflictDoUpdate({
          target: [campaignProducts.campaignId, campaignProducts.productId],
          set: { price },
        })
    }
    const after = findCampaign(await storedCampaigns(tx), campaignId)
    if (!before) return { subject: subjectOf(campaignId), before: null, after: { ...after } }
    return difference(subjectOf(campaignId), before, after)
  })
}

/** @throws Error that names a product which does not exist */
async function checkProducts(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]))
  const unknown = ids.find((id) => !found.some((product) => product.id === id))
  if (unknown !== undefined) throw new Error(`There is no product ${unknown}.`)
}

/** Removes a campaign that nobody has answered. @throws Error when there is none, and for one with answers */
export async function removeCampaign(db: Db, by: Author, id: number): Promise<Change | undefined> {
  return changeFacts(db, by, async (tx) => {
    const before = findCampaign(await storedCampaigns(tx), id)
    const answers = await tx.$count(campaignResponses, eq(campaignResponses.campaignId, id))
    if (answers > 0) {
      throw new Error(
        `Campaign ${id} has ${answers} answers, which would be lost. End it with: campaigns set ${id} --active no.`,
      )
    }
    await tx.delete(campaigns).where(eq(campaigns.id, id))
    return { subject: subjectOf(id), before: { ...before }, after: null }
  })
}
