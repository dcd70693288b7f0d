import { and, eq, exists, gt, gte, inArray, isNull, ne, not, or, sql } from 'drizzle-orm'
import {
  campaignProducts,
  campaigns,
  notAbove,
  orderLines,
  orders,
  products,
} from '../db/schema/index.ts'
import { isShown } from '../db/is-shown.ts'
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
  /** True when the phone has already ordered a piece at this price of a campaign. */
  used: boolean
}

/**
 * The cheapest valid offer for each request, in the order of the requests.
 * An order offers the checkout offers of its products once, and to its own phone. A campaign offers its
 * products while it is active, one piece of each to a phone. An offer above the present price of its product
 * has that price.
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
  const used = phone === null ? [] : await findUsedPrices(db, campaignOffers, phone)
  const offers: Offer[] = [
    ...orderOffers.map((offer) => ({ ...offer, campaignId: null, used: false })),
    ...campaignOffers.map((offer) => ({
      ...offer,
      orderId: null,
      used: used.some((line) => isSamePrice(line, offer)),
    })),
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

const activeOffers = prepareOnce((db) => {
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
        isShown(campaigns),
      ),
    )
    .prepare('campaign_offers')
})

const findCampaignOffers = (db: Db, requests: readonly OfferRequest[]) =>
  activeOffers(db).execute({
    campaignIds: validIds(requests, 'campaignId'),
    productIds: validIds(requests, 'productId'),
  })

/** The price of a product in a campaign. */
interface CampaignPrice {
  campaignId: number | null
  productId: number
}

const isSamePrice = (a: CampaignPrice, b: CampaignPrice) =>
  a.campaignId === b.campaignId && a.productId === b.productId

/**
 * The campaign prices among `prices` at which a phone has ordered since the campaign began. Cancelled
 * orders do not count.
 * @param except an order that does not count either
 */
async function findUsedPrices(
  db: Db,
  prices: readonly CampaignPrice[],
  phone: string,
  except = 0,
): Promise<CampaignPrice[]> {
  const ids = prices.flatMap(({ campaignId }) => campaignId ?? [])
  if (ids.length === 0) return []
  return db
    .select({ campaignId: orderLines.campaignId, productId: orderLines.productId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(campaigns, eq(campaigns.id, orderLines.campaignId))
    .where(
      and(
        eq(orders.deliveryPhone, phone),
        inArray(orderLines.campaignId, ids),
        ne(orders.id, except),
        ne(orders.status, 'cancelled'),
        or(isNull(campaigns.startsAt), gte(orders.createdAt, campaigns.startsAt)),
      ),
    )
}

/** Whether another order of its phone has used the campaign price of a line of a new order. */
export async function isCampaignPriceUsed(
  db: Db,
  { id, deliveryPhone }: Pick<typeof orders.$inferInsert, 'id' | 'deliveryPhone'>,
  lines: readonly { product: { id: number }; campaignId: number | null }[],
): Promise<boolean> {
  const prices = lines.map(({ product, campaignId }) => ({ productId: product.id, campaignId }))
  const used = await findUsedPrices(db, prices, deliveryPhone, id)
  return prices.some((price) => used.some((line) => isSamePrice(line, price)))
}

/** The requested ids that their column can hold. Requests may carry any number. */
function validIds(requests: readonly OfferRequest[], field: keyof OfferRequest): number[] {
  const max = field === 'orderId' ? Number.MAX_SAFE_INTEGER : 2_147_483_647
  return requests.flatMap((request) => request[field] ?? []).filter((id) => id <= max)
}
