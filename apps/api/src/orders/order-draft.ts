import { randomInt } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import { toPoisha, type OrderTotals } from '@shop/domain'
import type { CheckedOrder, PlacedOrder } from '@shop/domain/wire'
import type { idempotencyKeys, orderLines, orders, smsOutbox } from '../db/schema/index.ts'
import type { OrderKey } from './idempotency.ts'
import { totalsOf } from './price-bag.ts'
import type { PricedLine } from './price-lines.ts'
import { reviewReasons } from './review-reasons.ts'
import { toPlacedOrder } from './to-placed-order.ts'

type Row<T extends PgTable, Omitted extends keyof T['$inferInsert'] = never> = Required<
  Omit<T['$inferInsert'], Omitted>
>

/** Everything that is stored for a new order: a row of each table, with all its columns. */
export interface OrderDraft {
  lock: string
  order: Row<typeof orders, 'createdAt' | 'updatedAt'>
  lines: Row<typeof orderLines>[]
  stock: RequiredStock[]
  idempotencyKey: Row<typeof idempotencyKeys, 'createdAt'>
  sms: Required<Pick<typeof smsOutbox.$inferInsert, 'orderId' | 'phone' | 'body'>>
}

/** A product's ordered quantity, and the prices in poisha that the order was priced at. */
interface RequiredStock {
  productId: number
  quantity: number
  price: number
  discountPrice: number | null
}

/** The rows of a new order. */
export function draftOrder(
  order: CheckedOrder,
  key: OrderKey,
  priced: readonly PricedLine[],
): OrderDraft {
  const row = toOrderRow(order, totalsOf(priced, order))
  const lines = priced.map((line, index) => toLineRow(row.id, line, index + 1))
  const placed = toPlacedOrder(
    row,
    priced.map(({ product }, index) => ({ ...product, ...(lines[index] as (typeof lines)[0]) })),
  )
  const answer = JSON.stringify({ statusCode: 200, message: 'Order placed', data: placed })
  const [storedKey] = key.keys
  return {
    lock: key.lock,
    order: row,
    lines,
    stock: requiredStock(priced),
    idempotencyKey: { key: storedKey, bodyHash: key.bodyHash, orderId: row.id, answer },
    sms: { orderId: row.id, phone: row.deliveryPhone, body: confirmationText(placed) },
  }
}

function toOrderRow(order: CheckedOrder, totals: OrderTotals): OrderDraft['order'] {
  const reasons = reviewReasons(order, totals)
  const { fbp = null, fbc = null } = order.meta ?? {}
  return {
    id: newOrderNumber(),
    status: reasons.length > 0 ? 'needs_review' : 'pending',
    deliveryName: order.deliveryName,
    deliveryPhone: order.deliveryPhone,
    deliveryAddress: order.deliveryAddress,
    shippingZone: order.shippingZone,
    subtotal: toPoisha(totals.subtotal),
    discount: toPoisha(totals.discount),
    shippingCharge: toPoisha(totals.shippingCharge),
    total: toPoisha(totals.totallPrice),
    couponCode: totals.couponCode,
    reviewReasons: reasons,
    meta: order.meta ? { fbp, fbc } : null,
  }
}

function toLineRow(
  orderId: number,
  { product, ...priced }: PricedLine,
  line: number,
): OrderDraft['lines'][number] {
  return {
    orderId,
    line,
    productId: product.id,
    name: product.name,
    image: product.image,
    category: product.category,
    quantity: priced.quantity,
    price: priced.price,
    discountPrice: priced.discountPrice,
    offerOrderId: priced.orderId,
    campaignId: priced.campaignId,
  }
}

/** One entry per product: several lines may order the same one. */
function requiredStock(lines: readonly PricedLine[]): RequiredStock[] {
  const byProduct = new Map<number, RequiredStock>()
  for (const { product, quantity } of lines) {
    const { id, price, discountPrice } = product
    const before = byProduct.get(id)?.quantity ?? 0
    byProduct.set(id, { productId: id, quantity: before + quantity, price, discountPrice })
  }
  return [...byProduct.values()]
}

/**
 * A new order number: ten digits, short enough for the phone, and random, so that a number
 * discloses neither other orders nor how many there are.
 */
function newOrderNumber(): number {
  return randomInt(1_000_000_000, 10_000_000_000)
}

/** The text message about a new order, in the GSM alphabet so that it fits into one part. */
function confirmationText(order: PlacedOrder): string {
  return `Thank you! Your order ${order.orderId} of Tk ${order.totallPrice} is placed. Pay cash on delivery.`
}
