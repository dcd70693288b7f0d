import { commitIf } from '../db/commit-if.ts'
import type { Db } from '../db/session.ts'
import { addCounts, countsOf, giveBack, type RateLimit } from '../http/rate-limit.queries.ts'
import { findBestOffers, type Offer, type OfferRequest } from './offer.queries.ts'

/**
 * The best offers for somebody whose phone is not known: a page or a quote has only the number of
 * an order. Numbers that give no offer are limited for each address, so that they cannot be
 * guessed; above the limit no order has an offer. An unknown order, a used offer and the limit look
 * the same. When the order is placed, its phone is compared as well.
 * @param rate the limit of numbers without an offer, of the shopper's address
 */
export async function findLimitedOffers(
  db: Db,
  requests: readonly OfferRequest[],
  rate: RateLimit,
): Promise<(Offer | undefined)[]> {
  const weight = new Set(requests.flatMap(({ orderId }) => orderId ?? [])).size
  if (weight === 0) return await findBestOffers(db, requests)
  const counts = await countsOf(db, [{ ...rate, weight }])
  return commitIf(db, async (tx) => {
    const counted = await addCounts(tx, counts)
    if (counted.some(({ total, limit }) => total > limit)) {
      const withoutOrders = requests.map((request) => ({ ...request, orderId: null }))
      return { commit: false, result: await findBestOffers(tx, withoutOrders) }
    }
    const offers = await findBestOffers(tx, requests)
    const found = new Set(offers.flatMap((offer) => offer?.orderId ?? [])).size
    if (found === weight) return { commit: false, result: offers }
    await giveBack(
      tx,
      counted.map((count) => ({ ...count, weight: found })),
    )
    return { commit: true, result: offers }
  })
}
