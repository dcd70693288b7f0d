import {
  reduceTotals,
  toPoisha,
  toTaka,
  type CouponRule,
  type ReducedTotals,
  type ZoneWire,
} from '@shop/domain'
import type { CheckedOrder, FieldError, ManualDiscount } from '@shop/domain/wire'
import { findLimitedCoupon } from '../coupons/limited-coupons.ts'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import type { RateLimit } from '../http/rate-limit.queries.ts'
import { findBestOffers } from '../offers/offer.queries.ts'
import { priceBag, totalsOf, type LineError, type PricedLine } from './price-bag.ts'
import { toQuote } from './quote.ts'

/** An order as a shopper sends it; the staff may take something off. */
export type OrderToPlace = CheckedOrder & { manualDiscount?: ManualDiscount | null }

/** The lines of an order and its totals, in whole poisha, with the zone and the coupon that they depend on. */
export interface PricedOrder {
  lines: PricedLine[]
  totals: ReducedTotals
  zone: ZoneWire
  /** The coupon that gave the discount; null without one. */
  coupon: CouponRule | null
}

/**
 * An order at the current prices.
 * @param guesses the limits of wrong coupon codes
 * @throws ApiError 409 when it cannot be placed: missing stock, an offer that is over, a zone that is gone, or a
 * total above the one that the shopper was shown; 400 for a discount of the staff above the price of the products; 429 after too many wrong coupon codes
 */
export async function priceOrder(
  db: Db,
  order: OrderToPlace,
  guesses: readonly RateLimit[],
): Promise<PricedOrder> {
  const bag = await priceBag(db, order, {
    offers: (requests) => findBestOffers(db, requests, order.deliveryPhone),
    coupon: (typed) => findLimitedCoupon(db, typed, guesses),
  })
  if (bag.errors.length > 0) throw lineErrors(bag.errors)
  const changed = (message: string, field: string, reason: string) =>
    new ApiError(
      409,
      message,
      [{ field, message, code: reason }],
      {},
      { reason, data: toQuote(bag, order.couponCode) },
    )
  if (order.shippingZone !== null && order.shippingZone !== bag.zone.id) {
    throw changed(
      'We no longer deliver to this zone. Please choose another one and confirm again.',
      'shippingZone',
      'zone',
    )
  }
  const totals = reduceTotals(
    totalsOf(bag.priced, bag),
    toPoisha(order.manualDiscount?.amount ?? 0),
  )
  const tooMuch = discountError(totals, order.manualDiscount)
  if (tooMuch) throw new ApiError(400, tooMuch.message, [tooMuch], {}, { reason: 'discount' })
  const total = toTaka(totals.totallPrice)
  const { expectedTotal } = order
  if (expectedTotal == null || total <= expectedTotal) {
    const coupon = totals.couponCode === null ? null : bag.coupon
    return { lines: bag.priced, totals, zone: bag.zone, coupon }
  }
  throw changed(
    `The total is ${total} tk now, not ${toTaka(toPoisha(expectedTotal))} tk. Please confirm again.`,
    'expectedTotal',
    'price',
  )
}

/** The error of a discount of the staff that is above what it is taken off; undefined for another one. */
export function discountError(
  { manualDiscount }: Pick<ReducedTotals, 'manualDiscount'>,
  wanted: ManualDiscount | null | undefined,
): FieldError | undefined {
  if (manualDiscount >= toPoisha(wanted?.amount ?? 0)) return undefined
  const message = `The discount can be at most ${toTaka(manualDiscount)} tk, the price of the products.`
  return { field: 'manualDiscount.amount', message, code: 'discount' }
}

function lineErrors(found: readonly LineError[]): ApiError {
  const errors = found.map(({ index: _, kind, ...error }) => ({ ...error, code: kind }))
  const reason = found[0]?.kind.startsWith('offer') ? 'offer' : 'stock'
  return new ApiError(409, errors.map((error) => error.message).join(' '), errors, {}, { reason })
}
