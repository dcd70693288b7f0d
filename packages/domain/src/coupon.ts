import { toPoisha, toTaka } from './money.ts'
import type { Taka } from './money.ts'
import { withoutInvisible } from './text.ts'

/** The valid coupon codes. */
export type CouponCode = 'SAVE5' | 'SAVE10'

/** A coupon and its discount, in taka. */
export interface CouponDiscount {
  code: CouponCode
  amount: Taka
}

/**
 * The discount of a coupon code on a subtotal in taka, or null when the code is not valid.
 * Case, surrounding spaces and invisible characters are ignored. The discount is at most the subtotal.
 */
export function couponDiscount(code: string, subtotal: Taka): CouponDiscount | null {
  const poisha = Math.max(0, toPoisha(subtotal))
  switch (withoutInvisible(code).trim().toUpperCase()) {
    case 'SAVE5':
      return { code: 'SAVE5', amount: toTaka(Math.min(500, poisha)) }
    case 'SAVE10':
      return { code: 'SAVE10', amount: toTaka(Math.round(poisha / 10)) }
    default:
      return null
  }
}
