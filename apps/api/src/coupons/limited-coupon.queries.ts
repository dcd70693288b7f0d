import { TransactionRollbackError } from 'drizzle-orm'
import type { CouponRule } from '@shop/domain'
import type { Db } from '../db/session.ts'
import { enforceRateLimits, type RateLimit } from '../http/rate-limit.queries.ts'
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
  let coupon: CouponRule | null = null
  try {
    await db.transaction(async (tx) => {
      await enforceRateLimits(db, rates, window, tx)
      coupon = await findCoupon(tx, typed)
      // Takes back what was counted: for a coupon nothing is written.
      if (coupon) tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  return coupon
}
