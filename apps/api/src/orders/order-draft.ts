import { randomInt } from 'node:crypto'
import type { PgTable } from 'drizzle-orm/pg-core'
import {
  orderFieldsOf,
  toPoisha,
  writeDigits,
  type Language,
  type OrderFields,
  type OrderTotals,
} from '@shop/domain'
import type { CheckedOrder, PlacedOrder } from '@shop/domain/wire'
import type {
  idempotencyKeys,
  orderLines,
  orderNotices,
  orders,
  smsOutbox,
} from '../db/schema/index.ts'
import type { OrderKey } from './idempotency.ts'
import type { Hold } from './order-counts.ts'
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
  /** The notice for the owner's webhook; empty without one. */
  notices: Pick<typeof orderNotices.$inferInsert, 'orderId'>[]
}

/** Who is told about a new order besides the shopper's screen. */
export interface Messages {
  /** Whether the confirmation is sent as a text message. */
  smsExpected: boolean
  /** Whether the order is posted to the owner's webhook. */
  webhook: boolean
}

/** A product's ordered quantity, the pieces of it that are held, and the prices in poisha that the order was priced at. */
interface RequiredStock {
  productId: number
  quantity: number
  held: number
  price: number
  discountPrice: number | null
}

/**
 * The rows of a new order.
 * @param hold the pieces that it may take from stock; the first lines take them
 */
export function draftOrder(
  order: CheckedOrder,
  key: OrderKey,
  priced: readonly PricedLine[],
  hold: Hold,
  { smsExpected, webhook }: Messages,
): OrderDraft {
  const row = toOrderRow(order, totalsOf(priced, order), hold)
  let left = hold.pieces
  const lines = priced.map((line, index) => {
    const held = Math.min(left, line.quantity)
    left -= held
    return { ...toLineRow(row.id, line, index + 1), held }
  })
  const placed = toPlacedOrder(
    row,
    priced.map(({ product }, index) => ({ ...product, ...(lines[index] as (typeof lines)[0]) })),
  )
  const answer = JSON.stringify({
    statusCode: 200,
    message: 'Order placed',
    data: { ...placed, placedAt: new Date().toISOString(), smsExpected },
  })
  const [storedKey] = key.keys
  return {
    lock: key.lock,
    order: row,
    lines,
    stock: requiredStock(priced, lines),
    idempotencyKey: { key: storedKey, bodyHash: key.bodyHash, orderId: row.id, answer },
    sms: {
      orderId: row.id,
      phone: row.deliveryPhone,
      body: confirmationText(placed, order.language),
    },
    notices: webhook ? [{ orderId: row.id }] : [],
  }
}

function toOrderRow(order: CheckedOrder, totals: OrderTotals, hold: Hold): OrderDraft['order'] {
  const reasons = [...reviewReasons(order, totals), ...hold.reasons]
  const { fbp = null, fbc = null } = order.meta ?? {}
  const asked: Pick<OrderDraft['order'], keyof OrderFields> = orderFieldsOf(order)
  return {
    id: newOrderNumber(),
    status: reasons.length > 0 ? 'needs_review' : 'pending',
    ...asked,
    subtotal: toPoisha(totals.subtotal),
    discount: toPoisha(totals.discount),
    shippingCharge: toPoisha(totals.shippingCharge),
    total: toPoisha(totals.totallPrice),
    couponCode: totals.couponCode,
    language: order.language,
    reviewReasons: reasons,
    holdCounts: hold.counts,
    meta: order.meta ? { fbp, fbc } : null,
  }
}

function toLineRow(
  orderId: number,
  { product, ...priced }: PricedLine,
  line: number,
): Omit<OrderDraft['lines'][number], 'held'> {
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
function requiredStock(
  priced: readonly PricedLine[],
  lines: readonly { held: number }[],
): RequiredStock[] {
  const byProduct = new Map<number, RequiredStock>()
  priced.forEach(({ product, quantity }, index) => {
    const { id, price, discountPrice } = product
    const stock = byProduct.get(id) ?? { productId: id, quantity: 0, held: 0, price, discountPrice }
    stock.quantity += quantity
    stock.held += lines[index]?.held ?? 0
    byProduct.set(id, stock)
  })
  return [...byProduct.values()]
}

/**
 * A new order number: ten digits, short enough for the phone, and random, so that a number
 * discloses neither other orders nor how many there are.
 */
function newOrderNumber(): number {
  return randomInt(1_000_000_000, 10_000_000_000)
}

/**
 * The text message about a new order. English is in the GSM alphabet and fits into one part of 160
 * characters; Bengali fits into two parts of 67.
 */
function confirmationText(
  { orderId, totallPrice }: Pick<PlacedOrder, 'orderId' | 'totallPrice'>,
  language: Language,
): string {
  if (language === 'en')
    return `Thank you! Your order ${orderId} of Tk ${totallPrice} is placed. Pay cash on delivery.`
  const [number, total] = [orderId, totallPrice].map((value) => writeDigits(String(value), 'beng'))
  return `ধন্যবাদ! আপনার অর্ডার ${number} নেওয়া হয়েছে, মোট ${total} টাকা। টাকা দেবেন পণ্য হাতে পেয়ে।`
}
