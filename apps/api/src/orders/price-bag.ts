import { orderTotals, toTaka, type OrderTotals } from '@shop/domain'
import type { CheckedQuote } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import type { Offer, OfferRequest } from '../offers/offer.queries.ts'
import { mergeLines, priceLines, type PricedLine } from './price-lines.ts'
import { findProducts } from './product.queries.ts'

/**
 * Reads the current products and offers of the requested lines, and prices the lines.
 * @param findOffers the best offer for each request, or undefined where there is none
 */
export async function priceBag(
  db: Db,
  products: CheckedQuote['products'],
  findOffers: (requests: readonly OfferRequest[]) => Promise<(Offer | undefined)[]>,
) {
  const lines = mergeLines(products)
  const offerRequests = lines.map((line) => ({
    productId: line.id,
    orderId: line.order_id,
    campaignId: line.campaign_id,
  }))
  const [found, offers] = await Promise.all([
    findProducts(
      db,
      lines.map((line) => line.id),
    ),
    findOffers(offerRequests),
  ])
  return { lines, ...priceLines(lines, found, offers) }
}

/** The totals of priced lines, in taka. */
export function totalsOf(
  lines: readonly PricedLine[],
  order: Pick<CheckedQuote, 'shippingZone' | 'couponCode'>,
): OrderTotals {
  return orderTotals({
    lines: lines.map(({ price, discountPrice, quantity }) => ({
      price: toTaka(price),
      discountPrice: toTakaOrNull(discountPrice),
      cartQuantity: quantity,
    })),
    coupon: order.couponCode,
    zone: order.shippingZone,
  })
}

/** An optional amount of poisha in taka. */
export function toTakaOrNull(poisha: number | null): number | null {
  return poisha === null ? null : toTaka(poisha)
}
