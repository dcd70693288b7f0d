import { couponDiscount, deliveryCharge, toPoisha, toTaka, type Zone } from '@shop/domain'
import { unitPrice, type PricedLine } from './price-lines.ts'

/** What an order costs, in poisha; `total` = subtotal − discount + shipping. */
export interface Totals {
  subtotal: number
  discount: number
  shipping: number
  total: number
  couponCode: string | null
}

/** Adds up priced lines, the coupon's discount and the delivery charge of the zone. */
export function addUp(lines: readonly PricedLine[], zone: Zone, couponCode: string | null): Totals {
  const subtotal = lines.reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0)
  const coupon = couponCode === null ? null : couponDiscount(couponCode, toTaka(subtotal))
  const discount = coupon ? toPoisha(coupon.amount) : 0
  const shipping = lines.length > 0 ? toPoisha(deliveryCharge(zone)) : 0
  const total = subtotal - discount + shipping
  return { subtotal, discount, shipping, total, couponCode: coupon?.code ?? null }
}
