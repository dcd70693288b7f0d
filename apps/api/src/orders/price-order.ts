import { toPoisha, toTaka, type OrderTotals } from '@shop/domain'
import type { CheckedOrder } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { findBestOffers } from '../offers/offer.queries.ts'
import { priceBag, totalsOf, type LineError, type PricedLine } from './price-bag.ts'
import { toQuote } from './quote.ts'

/** The lines of an order and its totals, in whole poisha. */
export interface PricedOrder {
  lines: PricedLine[]
  totals: OrderTotals
}

/**
 * An order at the current prices.
 * @throws ApiError 409 when it cannot be placed: missing stock, an offer that is over, or a total above
 * the one that the shopper was shown
 */
export async function priceOrder(db: Db, order: CheckedOrder): Promise<PricedOrder> {
  const bag = await priceBag(db, order.products, (requests) =>
    findBestOffers(db, requests, order.deliveryPhone),
  )
  if (bag.errors.length > 0) throw lineErrors(bag.errors)
  const totals = totalsOf(bag.priced, order)
  const total = toTaka(totals.totallPrice)
  const { expectedTotal } = order
  if (expectedTotal == null || total <= expectedTotal) return { lines: bag.priced, totals }
  const message = `The total is ${total} tk now, not ${toTaka(toPoisha(expectedTotal))} tk. Please confirm again.`
  const errors = [{ field: 'expectedTotal', message }]
  throw new ApiError(409, message, errors, {}, { reason: 'price', data: toQuote(bag, order) })
}

function lineErrors(found: readonly LineError[]): ApiError {
  const errors = found.map(({ index: _, kind, ...error }) => ({ ...error, code: kind }))
  const reason = found[0]?.kind.startsWith('offer') ? 'offer' : 'stock'
  return new ApiError(409, errors.map((error) => error.message).join(' '), errors, {}, { reason })
}
