import { toPoisha, toTaka } from './money.ts'
import type { Taka } from './money.ts'
import { withoutInvisible } from './text.ts'

/** What a coupon takes off the subtotal of an order. */
export interface CouponRule {
  code: string
  kind: 'amount' | 'percent'
  /** In taka, or in percent of the subtotal. */
  value: number
  /** The largest discount in taka; null without one. */
  atMost: Taka | null
  /** The smallest subtotal in taka for which the coupon is valid. */
  minSubtotal: Taka
}

/** A coupon and its discount, in taka. */
export interface CouponDiscount {
  code: string
  amount: Taka
}

/** A coupon code as it is stored. Case, surrounding spaces and invisible characters make no difference. */
export function couponCode(text: string): string {
  return withoutInvisible(text).trim().toUpperCase()
}

/**
 * The discount of a coupon on a subtotal in taka, or null when the subtotal is too small for it. The discount
 * is at most the subtotal.
 */
export function couponDiscount(coupon: CouponRule, subtotal: Taka): CouponDiscount | null {
  const { code, kind, value, atMost, minSubtotal } = coupon
  const poisha = Math.max(0, toPoisha(subtotal))
  if (poisha < toPoisha(minSubtotal)) return null
  const full = kind === 'amount' ? toPoisha(value) : Math.round((poisha * value) / 100)
  const most = atMost === null ? poisha : toPoisha(atMost)
  return { code, amount: toTaka(Math.min(full, most, poisha)) }
}
