import { toPoisha, toTaka } from './money.ts'
import type { Taka } from './shop.ts'

/** The coupons the shop honours. */
export type CouponCode = 'SAVE5' | 'SAVE10'

/** A coupon and what it takes off, in taka. */
export interface CouponDiscount {
  code: CouponCode
  amount: Taka
}

/** Shipping by country in the demo cart, in taka; no order is charged by it. */
export const DEMO_COUNTRY_SHIPPING = { bd: 3, us: 10, in: 5 } as const

/**
 * What a typed code takes off a subtotal, or null when there is no such coupon.
 * Case and outer spaces do not matter; a coupon never takes off more than there is.
 */
export function couponDiscount(code: string, subtotal: Taka): CouponDiscount | null {
  const poisha = Math.max(0, toPoisha(subtotal))
  switch (code.trim().toUpperCase()) {
    case 'SAVE5':
      return { code: 'SAVE5', amount: toTaka(Math.min(500, poisha)) }
    case 'SAVE10':
      return { code: 'SAVE10', amount: toTaka(Math.round(poisha / 10)) }
    default:
      return null
  }
}
