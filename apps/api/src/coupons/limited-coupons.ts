import type { CouponRule } from '@shop/domain'
import { commitIf } from '../db/commit-if.ts'
import type { Db } from '../db/session.ts'
import { countsOf, enforceCounts, type RateLimit } from '../http/rate-limit.queries.ts'
import { findCoupon } from './coupon.queries.ts'

/** The window in which wrong codes are counted, in seconds. */
const window = 60

/**
 * The current coupon of a code as it was typed; null without one. Codes that are no coupon are limited, so that
 * coupons cannot be guessed.
 * @param rates the limits of wrong codes
 * @throws ApiError 429 above a limit, whatever the code
 */
export async function findLimitedCoupon(
  db: Db,
  typed: string | null,
  rates: readonly RateLimit[],
): Promise<CouponRule | null> {
  if (typed === null) return null
  const counts = await countsOf(db, rates)
  return commitIf(db, async (tx) => {
    await enforceCounts(tx, counts, window)
    const coupon = await findCoupon(tx, typed)
    return { commit: coupon === null, result: coupon }
  })
}
