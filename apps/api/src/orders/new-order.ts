import { randomInt } from 'node:crypto'
import {
  isBangladeshiMobile,
  orderFieldsOf,
  type OrderTotals,
  type ReviewReason,
} from '@shop/domain'
import type { PlacedOrder } from '@shop/domain/wire'
import type { orderLines, orders, outboxEvents } from '../db/schema/index.ts'
import { noticeOf } from '../outbox/outbox.queries.ts'
import type { OrderToPlace, PricedOrder } from './price-order.ts'
import { heldOfLines, mostHeld, type OrderLimits } from './stock-holds.ts'
import { toPlacedOrder } from './to-placed-order.ts'

/** What is stored for a new order, and its answer without the time. */
export interface NewOrder {
  order: typeof orders.$inferInsert & { placedFrom: string | null; reviewReasons: string[] }
  lines: (typeof orderLines.$inferInsert & { held: number })[]
  /** The text message, and with a webhook the notice for it. */
  events: (typeof outboxEvents.$inferInsert)[]
  answer: PlacedOrder
}

/** Who is notified of a new order besides the shopper's screen. */
export interface Messages {
  /** Whether the confirmation is sent as a text message. */
  smsExpected: boolean
  /** Whether the order is posted to the owner's webhook. */
  webhook: boolean
}

/**
 * A new order number: ten digits, short enough for the phone, and random, so that a number
 * discloses neither other orders nor how many there are.
 */
export const newOrderNumber = () => randomInt(1_000_000_000, 10_000_000_000)

/** What is known of a new order besides its request and its prices. */
interface Circumstances {
  limits: Pick<OrderLimits, 'bounds' | 'placedFrom'>
  /** Whether its phone has placed a similar order in the last hour. */
  similar: boolean
  messages: Messages
}

/** The rows of a new order. It holds as many pieces as one order may, in its first lines. */
export function newOrder(
  id: number,
  asked: OrderToPlace,
  { lines: priced, totals, zone, coupon }: PricedOrder,
  { limits: { bounds, placedFrom }, similar, messages: { smsExpected, webhook } }: Circumstances,
): NewOrder {
  const quantities = priced.map(({ quantity }) => quantity)
  const held = heldOfLines(quantities, mostHeld(quantities, bounds))
  const isPart = held.some((part, index) => part !== quantities[index])
  const reasons: ReviewReason[] = [
    ...reviewReasons(asked, totals),
    ...(similar ? ['repeated_order' as const] : []),
    ...(isPart ? ['order_pieces' as const] : []),
  ]
  const { fbp = null, fbc = null } = asked.meta ?? {}
  const order = {
    id,
    status: reasons.length > 0 ? ('needs_review' as const) : ('pending' as const),
    ...orderFieldsOf({ ...asked, shippingZone: zone.id }),
    zoneName: zone.name,
    subtotal: totals.subtotal,
    discount: totals.discount,
    manualDiscount: totals.manualDiscount,
    discountReason: asked.manualDiscount?.reason ?? null,
    shippingCharge: totals.shippingCharge,
    total: totals.totallPrice,
    couponCode: totals.couponCode,
    couponRule: coupon,
    language: asked.language,
    reviewReasons: reasons,
    placedFrom,
    meta: asked.meta ? { fbp, fbc } : null,
  }
  const lines = priced.map(({ product, ...line }, index) => ({
    orderId: id,
    line: index + 1,
    productId: product.id,
    name: product.name,
    image: product.image,
    category: product.category,
    quantity: line.quantity,
    held: held[index] ?? 0,
    price: line.price,
    discountPrice: line.discountPrice,
    offerOrderId: line.orderId,
    campaignId: line.campaignId,
  }))
  const placed = toPlacedOrder(
    order,
    priced.map(({ product, quantity, price, discountPrice }) => ({
      ...product,
      productId: product.id,
      ...{ quantity, price, discountPrice },
    })),
  )
  return {
    order,
    lines,
    events: [
      { orderId: id, kind: 'sms', key: `order-${id}-sms` },
      ...(webhook ? [noticeOf(id, 'order.placed')] : []),
    ],
    answer: { ...placed, smsExpected },
  }
}

const largeQuantity = 20
/** In poisha. */
const largeTotal = 10_000_000

/** Why staff should check an order before it is sent; empty when nothing is unusual. */
function reviewReasons(order: OrderToPlace, totals: OrderTotals): ReviewReason[] {
  const reasons: ReviewReason[] = []
  if (!isBangladeshiMobile(order.deliveryPhone)) reasons.push('phone')
  if (order.products.some((line) => line.quantity >= largeQuantity)) reasons.push('quantity')
  if (totals.totallPrice >= largeTotal) reasons.push('total')
  return reasons
}
