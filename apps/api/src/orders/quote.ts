import { lineTotal, totalsInTaka, toTaka } from '@shop/domain'
import type { CheckedQuote, Quote } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import type { RateLimit } from '../http/rate-limit.queries.ts'
import { findLimitedCoupon } from '../coupons/limited-coupon.queries.ts'
import { findLimitedOffers } from '../offers/limited-offers.ts'
import { priceBag, toTakaOrNull, totalsOf, type LineError } from './price-bag.ts'

/** The current prices of a bag, with a warning for each line that cannot be ordered. */
export async function quoteBag(
  db: Db,
  bag: CheckedQuote,
  limits: { offer: RateLimit; coupons: readonly RateLimit[] },
): Promise<Quote> {
  const priced = await priceBag(db, bag, {
    offers: (requests) => findLimitedOffers(db, requests, limits.offer),
    coupon: (typed) => findLimitedCoupon(db, typed, limits.coupons),
  })
  return toQuote(priced, bag.couponCode)
}

/**
 * Converts a priced bag to the wire format.
 * @param typed the requested coupon code
 */
export function toQuote(
  { lines, zones, zone, coupon, priced, errors }: Awaited<ReturnType<typeof priceBag>>,
  typed: string | null,
): Quote {
  const errorAt = new Map(errors.map((error) => [error.index, error]))
  // A line above the stock counts in full until the shopper lowers its quantity.
  const counted = priced.filter((line) => errorAt.get(line.index)?.kind !== 'sold_out')
  const { couponCode, ...totals } = totalsInTaka(totalsOf(counted, { zone, coupon }))
  return {
    lines: lines.map((line) => {
      const found = priced.find(({ index }) => index === line.index)
      const price = toTaka(found?.price ?? 0)
      const discountPrice = toTakaOrNull(found?.discountPrice ?? null)
      return {
        productId: line.id,
        name: found?.product.name ?? '',
        nameBn: found?.product.nameBn ?? null,
        image: found?.product.image ?? null,
        price,
        discountPrice,
        quantity: line.quantity,
        stock: found?.product.quantity ?? 0,
        order_id: found?.orderId ?? null,
        campaign_id: found?.campaignId ?? null,
        lineTotal: lineTotal({ price, discountPrice, cartQuantity: line.quantity }),
        warning: toWarning(errorAt.get(line.index)),
      }
    }),
    ...totals,
    shippingZone: zone.id,
    zones,
    couponValid: typed === null ? null : couponCode !== null,
    coupon,
    orderable: errors.length === 0,
  }
}

function toWarning(error: LineError | undefined): Quote['lines'][number]['warning'] {
  if (!error) return null
  const { kind, message } = error
  const isOffer = kind === 'offer_once' || kind === 'offer_used'
  return { kind: isOffer ? 'offer_over' : kind, message }
}
