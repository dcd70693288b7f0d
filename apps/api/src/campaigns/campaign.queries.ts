import { asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { CampaignWire } from '@shop/domain/wire'
import { isShown } from '../db/is-shown.ts'
import { isoTime } from '../db/iso-time.ts'
import {
  campaignProducts,
  campaignResponses,
  campaigns,
  notAbove,
  products,
} from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { selectProducts } from '../products/product.queries.ts'
import { toProductWire } from '../products/to-product-wire.ts'

const isActive = isShown(campaigns)

/**
 * The campaigns with their products, the current campaign last. Products of an active campaign have
 * its prices, others have their own.
 */
export async function listCampaigns(db: Db, onlyActive: boolean): Promise<CampaignWire[]> {
  const active = sql<boolean>`(${isActive})`
  const [rows, offers] = await Promise.all([
    db
      .select({ campaign: campaigns, active })
      .from(campaigns)
      .where(onlyActive ? isActive : undefined)
      .orderBy(active, sql`${campaigns.startsAt} nulls first`, asc(campaigns.id)),
    selectProducts(db, {
      campaignId: campaignProducts.campaignId,
      campaignPrice: notAbove(campaignProducts.price, products),
    })
      .innerJoin(campaignProducts, eq(campaignProducts.productId, products.id))
      .where(isNull(products.deletedAt))
      .orderBy(campaignProducts.campaignId, campaignProducts.position, products.id),
  ])
  return rows.map(({ campaign, active }) => ({
    id: campaign.id,
    name: campaign.name,
    nameBn: campaign.nameBn,
    checkoutImage: campaign.checkoutImage,
    checkoutProductId: campaign.checkoutProductId,
    campaignProducts: offers
      .filter((offer) => offer.campaignId === campaign.id)
      .map(({ campaignId, campaignPrice, ...product }) => {
        const price = { price: campaignPrice, orderId: null, campaignId }
        return {
          productId: product.id,
          product: toProductWire(product, active ? price : undefined),
        }
      }),
    startsAt: isoTime(campaign.startsAt),
    endsAt: isoTime(campaign.endsAt),
    active,
  }))
}

/** The id of the current campaign: of the active ones, the one that started last. */
export async function findCurrentCampaign(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(isActive)
    .orderBy(sql`${campaigns.startsAt} desc nulls last`, desc(campaigns.id))
    .limit(1)
  return row?.id
}

/** Stores a response and returns its id; undefined when this phone has already responded. */
export async function storeResponse(
  db: Db,
  response: Omit<typeof campaignResponses.$inferInsert, 'id' | 'createdAt'>,
): Promise<number | undefined> {
  const [row] = await db
    .insert(campaignResponses)
    .values(response)
    .onConflictDoNothing({ target: [campaignResponses.campaignId, campaignResponses.phone] })
    .returning({ id: campaignResponses.id })
  return row?.id
}
