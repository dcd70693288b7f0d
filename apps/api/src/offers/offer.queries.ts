import { and, eq, exists, gt, inArray, isNull, lte, ne, not, or, sql } from 'drizzle-orm'
import {
  campaignProducts,
  campaigns,
  notAbove,
  orderLines,
  orders,
  products,
} from '../db/schema/index.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import type { Db } from '../db/session.ts'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'

/** A product, and the order or campaign whose offer for it the shopper wants. */
export interface OfferRequest {
  productId: number
  orderId: number | null
  campaignId: number | null
}

/** A valid offer of an order or of a campaign; `price` in poisha. */
export interface Offer extends OfferRequest {
  price: number
}

/**
 * The cheapest valid offer for each request, in the order of the requests.
 * An order offers the checkout offers of its products once, and to its own phone. A campaign offers its products while
 * it is active. An offer above the present price of its product has that price.
 * @param phone whose orders are looked at; null when it is not known yet
 */
export async function findBestOffers(
  db: Db,
  requests: readonly OfferRequest[],
  phone: string | null = null,
): Promise<(Offer | undefined)[]> {
  const byOrder = requests.filter(({ orderId }) => orderId !== null)
  const byCampaign = requests.filter(({ campaignId }) => campaignId !== null)
  const orderOffers = byOrder.length > 0 ? await findOrderOffers(db, byOrder, phone) : []
  const campaignOffers = byCampaign.length > 0 ? await findCampaignOffers(db, byCampaign) : []
  const offers: Offer[] = [
    ...orderOffers.map((offer) => ({ ...offer, campaignId: null })),
    ...campaignOffers.map((offer) => ({ ...offer, orderId: null })),
  ]
  return requests.map((request) =>
    offers
      .filter(({ productId }) => productId === request.productId)
      .filter(({ orderId, campaignId }) =>
        orderId === null ? campaignId === request.campaignId : orderId === request.orderId,
      )
      .reduce<Offer | undefined>(
        (best, offer) => (best && best.price <= offer.price ? best : offer),
        undefined,
      ),
  )
}

const offered = alias(products, 'offered')

/** Checkout offers of orders that are not cancelled and whose offer no other order has used. */
async function findOrderOffers(db: Db, requests: readonly OfferRequest[], phone: string | null) {
  const usedBy = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(eq(orderLines.offerOrderId, orders.id))
  return db
    .select({
      productId: sql<number>`${products.offerProductId}`,
      price: notAbove(products.offerPrice, offered),
      orderId: orders.id,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(offered, eq(offered.id, products.offerProductId))
    .where(
      and(
        inArray(orders.id, validIds(requests, 'orderId')),
        inArray(products.offerProductId, validIds(requests, 'productId')),
        phone === null ? undefined : eq(orders.deliveryPhone, phone),
        gt(products.offerPrice, 0),
        ne(orders.status, 'cancelled'),
        not(exists(usedBy)),
      ),
    )
}

const campaignOffers = prepareOnce((db) => {
  const now = sql`now()`
  const isOneOf = (column: PgColumn, name: string) =>
    sql`${column} = any(${sql.placeholder(name)}::int[])`
  return db
    .select({
      productId: campaignProducts.productId,
      price: notAbove(campaignProducts.price, products),
      campaignId: campaigns.id,
    })
    .from(campaigns)
    .innerJoin(campaignProducts, eq(campaignProducts.campaignId, campaigns.id))
    .innerJoin(products, eq(products.id, campaignProducts.productId))
    .where(
      and(
        isOneOf(campaigns.id, 'campaignIds'),
        isOneOf(campaignProducts.productId, 'productIds'),
        or(isNull(campaigns.startsAt), lte(campaigns.startsAt, now)),
        or(isNull(campaigns.endsAt), gt(campaigns.endsAt, now)),
      ),
    )
    .prepare('campaign_offers')
})

const findCampaignOffers = (db: Db, requests: readonly OfferRequest[]) =>
  campaignOffers(db).execute({
    campaignIds: validIds(requests, 'campaignId'),
    productIds: validIds(requests, 'productId'),
  })

/** The requested ids that their column can hold. Requests may carry any number. */
function validIds(requests: readonly OfferRequest[], field: keyof OfferRequest): number[] {
  const max = field === 'orderId' ? Number.MAX_SAFE_INTEGER : 2_147_483_647
  return requests.flatMap((request) => request[field] ?? []).filter((id) => id <= max)
}
