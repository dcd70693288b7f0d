import { lineTotal } from './bag-item.ts'
import { couponDiscount } from './coupon.ts'
import { deliveryCharge } from './delivery.ts'
import type { Priced } from './discount.ts'
import { toPoisha, toTaka } from './money.ts'
import type { BagItem, Taka } from './shop.ts'

/** The states of an order, in the order it usually passes through them. */
export const ORDER_STATUSES = [
  'pending',
  'needs_review',
  'confirmed',
  'shipped',
  'delivered',
  'cancelled',
  'returned',
] as const

/** One of the states of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** What an order costs, in taka; `totallPrice` is subtotal minus discount plus delivery. */
export interface OrderTotals {
  subtotal: Taka
  discount: Taka
  shippingCharge: Taka
  totallPrice: Taka
}

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['needs_review', 'confirmed', 'cancelled'],
  needs_review: ['confirmed', 'cancelled'],
  confirmed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

/** Whether an order may go from one state to another; what has shipped can no longer be cancelled. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to)
}

/**
 * The totals of an order, summed in poisha. A code that is no coupon takes nothing off,
 * and without lines nothing is delivered.
 * Lines count by `cartQuantity`: on a bag line `quantity` is the stock.
 */
export function orderTotals(order: {
  lines: readonly (Priced & Pick<BagItem, 'cartQuantity'>)[]
  coupon?: string | null | undefined
  zone: string
}): OrderTotals {
  const subtotal = order.lines.reduce((sum, line) => sum + toPoisha(lineTotal(line)), 0)
  const discount = toPoisha(couponDiscount(order.coupon ?? '', toTaka(subtotal))?.amount ?? 0)
  const shipping = order.lines.length > 0 ? toPoisha(deliveryCharge(order.zone)) : 0
  return {
    subtotal: toTaka(subtotal),
    discount: toTaka(discount),
    shippingCharge: toTaka(shipping),
    totallPrice: toTaka(subtotal - discount + shipping),
  }
}
