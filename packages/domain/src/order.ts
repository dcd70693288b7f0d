import { couponDiscount, type CouponRule } from './coupon.ts'
import { finalPrice, type Priced } from './discount.ts'
import { toPoisha, toTaka } from './money.ts'
import type { Taka } from './money.ts'
import type { BagItem } from './shop.ts'

/** The statuses of an order, in their usual sequence. */
export const ORDER_STATUSES = [
  'pending',
  'needs_review',
  'confirmed',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const

/** A status of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * The amounts of an order, in taka or, where the name says so, in whole poisha; `totallPrice` is `subtotal`
 * minus `discount` plus `shippingCharge`.
 */
export interface OrderTotals {
  subtotal: number
  discount: number
  shippingCharge: number
  totallPrice: number
  /** The coupon that gave the discount; null without one. */
  couponCode: string | null
}

const NEXT_STATUSES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['needs_review', 'confirmed', 'cancelled'],
  needs_review: ['confirmed', 'cancelled'],
  confirmed: ['packed', 'shipped', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

/** Whether an order may change from one status to another. A shipped order cannot be cancelled. */
export function canChangeStatus(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT_STATUSES[from].includes(to)
}

/** Whether an order waits for a call that confirms it. */
export function isToConfirm(status: OrderStatus): boolean {
  return status === 'pending' || status === 'needs_review'
}

/**
 * Why the staff reviews an order: the number is no Bangladeshi mobile number, there are many pieces of a product, the
 * total is large, it holds only a part of its pieces, a similar one was placed, orders of its phone or its address hold
 * many pieces, or a call has not reached its shopper.
 */
export type ReviewReason =
  | 'phone'
  | 'quantity'
  | 'total'
  | 'order_pieces'
  | 'repeated_order'
  | 'phone_pieces'
  | 'address_pieces'
  | 'wrong_number'

/** Whether the shopper may cancel an order with this status: as long as its parcel is not packed. */
export function shopperMayCancel(status: OrderStatus): boolean {
  return status === 'pending' || status === 'needs_review' || status === 'confirmed'
}

/** Whether the staff may correct the address and the pieces of an order: as long as its parcel is not sent. */
export function staffMayCorrect(status: OrderStatus): boolean {
  return shopperMayCancel(status) || status === 'packed'
}

/** What the rider collects for an order of this total, in taka: nothing once it is paid or will not come. */
export function amountToCollect(status: OrderStatus, total: Taka): Taka {
  return status === 'delivered' || status === 'cancelled' || status === 'returned' ? 0 : total
}

/** What the totals of an order depend on; `Line` has its prices in one unit. */
interface TotalsInput<Line> {
  lines: readonly Line[]
  /** With its amounts in taka. */
  coupon?: CouponRule | null | undefined
  /** The delivery charge, in the unit of the lines. */
  charge: number
}

/**
 * The totals of an order in whole poisha, of lines and a charge in whole poisha. A coupon that needs a larger
 * subtotal gives no discount, and an order without lines has no delivery charge.
 * Lines count by `cartQuantity`: the `quantity` of a bag line is its stock.
 */
export function orderTotalsInPoisha({
  lines,
  coupon,
  charge,
}: TotalsInput<Priced & Pick<BagItem, 'cartQuantity'>>): OrderTotals {
  const subtotal = lines.reduce((sum, line) => sum + finalPrice(line) * line.cartQuantity, 0)
  const found = coupon ? couponDiscount(coupon, toTaka(subtotal)) : null
  const discount = toPoisha(found?.amount ?? 0)
  const shippingCharge = lines.length > 0 ? charge : 0
  return {
    subtotal,
    discount,
    shippingCharge,
    totallPrice: subtotal - discount + shippingCharge,
    couponCode: found?.code ?? null,
  }
}

/** Totals of which the staff has taken something off; `manualDiscount` is a part of `discount`. */
export interface ReducedTotals extends OrderTotals {
  manualDiscount: number
}

/**
 * Takes a discount that the staff gives off the totals of an order, in whole poisha. It is at most what the coupon
 * leaves of the subtotal: the delivery charge stays.
 */
export function reduceTotals(totals: OrderTotals, wanted: number): ReducedTotals {
  const manualDiscount = Math.min(wanted, totals.subtotal - totals.discount)
  return {
    ...totals,
    discount: totals.discount + manualDiscount,
    totallPrice: totals.totallPrice - manualDiscount,
    manualDiscount,
  }
}

/** The totals of an order in taka, of lines and a charge in taka; see `orderTotalsInPoisha`. */
export function orderTotals(
  order: TotalsInput<Priced & Pick<BagItem, 'cartQuantity'>>,
): OrderTotals {
  const lines = order.lines.map(({ cartQuantity, ...line }) => ({
    price: toPoisha(finalPrice(line)),
    cartQuantity,
  }))
  return totalsInTaka(orderTotalsInPoisha({ ...order, lines, charge: toPoisha(order.charge) }))
}

/** Totals in whole poisha as totals in taka. */
export function totalsInTaka(totals: OrderTotals): OrderTotals {
  return {
    subtotal: toTaka(totals.subtotal),
    discount: toTaka(totals.discount),
    shippingCharge: toTaka(totals.shippingCharge),
    totallPrice: toTaka(totals.totallPrice),
    couponCode: totals.couponCode,
  }
}
