import { randomInt } from 'node:crypto'
import { isBangladeshiMobile, orderFieldsOf, type OrderTotals } from '@shop/domain'
import type { CheckedOrder } from '@shop/domain/wire'
import type { orderLines, orders, outboxEvents } from '../db/schema/index.ts'
import { noticeOf } from '../outbox/outbox.queries.ts'
import type { Hold } from './order-counts.ts'
import type { PricedOrder } from './price-order.ts'
import { toPlacedOrder } from './to-placed-order.ts'

/** What is stored for a new order, and its answer. */
export interface NewOrder {
  order: typeof orders.$inferInsert
  lines: (typeof orderLines.$inferInsert & { held: number })[]
  /** The text message, and with a webhook the notice for it. */
  events: (typeof outboxEvents.$inferInsert)[]
  /** JSON text. */
  answer: string
}

/** Who is told about a new order besides the shopper's screen. */
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

/**
 * The rows of a new order.
 * @param hold the pieces that it may take from stock; the first lines take them
 */
export function newOrder(
  id: number,
  asked: CheckedOrder,
  { lines: priced, totals }: PricedOrder,
  hold: Hold,
  { smsExpected, webhook }: Messages,
): NewOrder {
  const reasons = [...reviewReasons(asked, totals), ...hold.reasons]
  const { fbp = null, fbc = null } = asked.meta ?? {}
  const order = {
    id,
    status: reasons.length > 0 ? ('needs_review' as const) : ('pending' as const),
    ...orderFieldsOf(asked),
    subtotal: totals.subtotal,
    discount: totals.discount,
    shippingCharge: totals.shippingCharge,
    total: totals.totallPrice,
    couponCode: totals.couponCode,
    language: asked.language,
    reviewReasons: reasons,
    holdCounts: hold.counts,
    meta: asked.meta ? { fbp, fbc } : null,
  }
  let left = hold.pieces
  const lines = priced.map(({ product, ...line }, index) => {
    const held = Math.min(left, line.quantity)
    left -= held
    return {
      orderId: id,
      line: index + 1,
      productId: product.id,
      name: product.name,
      image: product.image,
      category: product.category,
      quantity: line.quantity,
      held,
      price: line.price,
      discountPrice: line.discountPrice,
      offerOrderId: line.orderId,
      campaignId: line.campaignId,
    }
  })
  const placed = toPlacedOrder(
    order,
    priced.map(({ product, quantity, price, discountPrice }) => ({
      ...product,
      productId: product.id,
      ...{ quantity, price, discountPrice },
    })),
  )
  const data = { ...placed, placedAt: new Date().toISOString(), smsExpected }
  return {
    order,
    lines,
    events: [
      { orderId: id, kind: 'sms', key: `order-${id}-sms` },
      ...(webhook ? [noticeOf(id, 'order.placed')] : []),
    ],
    answer: JSON.stringify({ statusCode: 200, message: 'Order placed', data }),
  }
}

const largeQuantity = 20
/** In poisha. */
const largeTotal = 10_000_000

/** Why staff should check an order before it is sent; empty when nothing is unusual. */
function reviewReasons(order: CheckedOrder, totals: OrderTotals): string[] {
  const reasons: string[] = []
  if (!isBangladeshiMobile(order.deliveryPhone)) reasons.push('phone')
  if (order.products.some((line) => line.quantity >= largeQuantity)) reasons.push('quantity')
  if (totals.totallPrice >= largeTotal) reasons.push('total')
  return reasons
}
