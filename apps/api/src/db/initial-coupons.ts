import type { CouponRule } from '@shop/domain'

const unlimited = { atMost: null, minSubtotal: 0 }

/** The coupons of a new shop (specification, section 5). */
export const INITIAL_COUPONS: readonly CouponRule[] = [
  { code: 'SAVE5', kind: 'amount', value: 5, ...unlimited },
  { code: 'SAVE10', kind: 'percent', value: 10, ...unlimited },
]
