import { lineTotal } from './bag-item.ts'
import { couponDiscount, type CouponCode } from './coupon.ts'
import { deliveryCharge } from './delivery.ts'
import type { Priced } from './discount.ts'
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

/** The amounts of an order; `totallPrice` is `subtotal` minus `discount` plus `shippingCharge`. */
export interface OrderTotals {
  subtotal: Taka
  discount: Taka
  shippingCharge: Taka
  totallPrice: Taka
  /** The coupon that gave the discount; null when the code is no coupon. */
  couponCode: CouponCode | null
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

/** Whether the shopper may cancel an order with this status: as long as its parcel is not packed. */
export function shopperMayCancel(status: OrderStatus): boolean {
  return status === 'pending' || status === 'needs_review' || status === 'confirmed'
}

/** What the rider collects for an order of this total, in taka: nothing once it is paid or will not come. */
export function amountToCollect(status: OrderStatus, total: Taka): Taka {
  return status === 'delivered' || status === 'cancelled' || status === 'returned' ? 0 : total
}

/**
 * The totals of an order, added in poisha. An unknown coupon code gives no discount, and an order
 * without lines has no delivery charge.
 * Lines count by `cartQuantity`: the `quantity` of a bag line is its stock.
 */
export function orderTotals(order: {
  lines: readonly (Priced & Pick<BagItem, 'cartQuantity'>)[]
  coupon?: string | null | undefined
  zone: string
}): OrderTotals {
  const subtotal = order.lines.reduce((sum, line) => sum + toPoisha(lineTotal(line)), 0)
  const coupon = couponDiscount(order.coupon ?? '', toTaka(subtotal))
  const discount = toPoisha(coupon?.amount ?? 0)
  const shipping = order.lines.length > 0 ? toPoisha(deliveryCharge(order.zone)) : 0
  return {
    subtotal: toTaka(subtotal),
    discount: toTaka(discount),
    shippingCharge: toTaka(shipping),
    totallPrice: toTaka(subtotal - discount + shipping),
    couponCode: coupon?.code ?? null,
  }
}
