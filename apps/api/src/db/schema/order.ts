import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { CouponRule, CourierId, Language, OrderStatus } from '@shop/domain'
import { products } from './catalogue.ts'
import { staff } from './staff.ts'

const poisha = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Orders; `id` is a random ten-digit number, so that nobody can count or guess them. */
export const orders = pgTable(
  'orders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    status: text('status').$type<OrderStatus>().notNull(),
    deliveryName: text('delivery_name').notNull(),
    deliveryPhone: text('delivery_phone').notNull(),
    deliveryAddress: text('delivery_address').notNull(),
    shippingZone: text('shipping_zone').notNull(),
    /** The name of the zone in English when the order was placed. */
    zoneName: text('zone_name').notNull(),
    subtotal: poisha('subtotal').notNull(),
    discount: poisha('discount').notNull(),
    /** The part of the discount that the staff gave, and why. */
    manualDiscount: poisha('manual_discount').notNull().default(0),
    discountReason: text('discount_reason'),
    shippingCharge: poisha('shipping_charge').notNull(),
    total: poisha('total').notNull(),
    couponCode: text('coupon_code'),
    /** What the coupon took off when the order was placed, in taka. */
    couponRule: jsonb('coupon_rule').$type<CouponRule>(),
    /** The language of the page on which it was placed; that of its text messages. */
    language: text('language').$type<Language>().notNull().default('en'),
    reviewReasons: jsonb('review_reasons').$type<string[]>().notNull().default([]),
    /** A keyed hash of the shopper's address; null when it is unknown, and after 24 hours. */
    placedFrom: text('placed_from'),
    meta: jsonb('meta').$type<Record<string, string | null>>(),
    /** What the staff notes about it; the shopper does not see it. */
    note: text('note').notNull().default(''),
    /** When the shopper is called again. */
    callAt: moment('call_at'),
    /** How often the shopper was called. */
    calls: integer('calls').notNull().default(0),
    courier: text('courier').$type<CourierId>(),
    /** The number that the courier gave the parcel. */
    consignment: text('consignment'),
    /** What the courier paid for the parcel; null before it is settled. */
    collected: poisha('collected'),
    settledAt: moment('settled_at'),
    /** Grows with every change, so that a change of what somebody else has changed is noticed. */
    version: integer('version').notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('orders_created').on(t.createdAt, t.id),
    index('orders_updated').on(t.updatedAt),
    index('orders_status').on(t.status, t.createdAt, t.id),
    // The class of operators lets the first digits of a number use it, too.
    index('orders_phone').on(t.deliveryPhone.op('text_pattern_ops')),
    index('orders_consignment')
      .on(t.consignment)
      .where(sql`${t.consignment} is not null`),
    // The parcels that a courier has still to pay or to bring back.
    index('orders_unsettled')
      .on(t.courier, t.createdAt)
      .where(sql`${t.courier} is not null and ${t.settledAt} is null`),
    index('orders_placed_from')
      .on(t.placedFrom)
      .where(sql`${t.placedFrom} is not null`),
  ],
)

/**
 * What was ordered, with the prices of that moment. `offerOrderId` is the order whose offer it used; null
 * again when it is cancelled.
 */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    line: integer('line').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    name: text('name').notNull(),
    image: text('image'),
    category: text('category').notNull(),
    quantity: integer('quantity').notNull(),
    /** Pieces that the line has taken from the stock of its product. */
    held: integer('held').notNull(),
    price: poisha('price').notNull(),
    discountPrice: poisha('discount_price'),
    offerOrderId: bigint('offer_order_id', { mode: 'number' }),
    campaignId: integer('campaign_id'),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.line] }),
    uniqueIndex('order_lines_offer')
      .on(t.offerOrderId)
      .where(sql`${t.offerOrderId} is not null`),
    check('order_lines_quantity', sql`${t.quantity} > 0`),
    check('order_lines_held', sql`${t.held} between 0 and ${t.quantity}`),
  ],
)

/** The members who have an order open on the desk, and when they last said so. */
export const orderViewers = pgTable(
  'order_viewers',
  {
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.staffId] })],
)

/** The changes of the status of orders, with the reason that was given. */
export const orderHistory = pgTable(
  'order_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id),
    fromStatus: text('from_status').$type<OrderStatus>().notNull(),
    toStatus: text('to_status').$type<OrderStatus>().notNull(),
    reason: text('reason'),
    /** The member who changed it on the desk; null for a command, and for the shopper. */
    staffId: integer('staff_id').references(() => staff.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('order_history_order').on(t.orderId)],
)

/** One row per key of a placed order: the same key is answered again, never ordered again. It has no personal data. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    bodyHash: text('body_hash').notNull(),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [index('idempotency_created').on(t.createdAt)],
)

/** The kind of an event of the outbox: a text message, or a notice to the owner's webhook. */
export type EventKind = 'sms' | 'order.placed' | 'order.cancelled'

/**
 * The events that are sent to a receiver. One row for each, written in the transaction that causes it.
 * It has no personal data: what is sent is made from the order at that time.
 */
export const outboxEvents = pgTable(
  'outbox_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: bigint('order_id', { mode: 'number' }),
    kind: text('kind').$type<EventKind>().notNull(),
    /** The `Idempotency-Key` of all attempts. */
    key: text('key').notNull().unique(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: moment('due_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** When its last attempt failed; no other follows. */
    failedAt: moment('failed_at'),
    /** When it was found too old or no longer true; it is not sent. */
    lapsedAt: moment('lapsed_at'),
    /** When a command made it due again; it is then sent whatever the state of its order. */
    replayedAt: moment('replayed_at'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('outbox_events_due')
      .on(t.dueAt)
      .where(sql`${t.sentAt} is null and ${t.failedAt} is null and ${t.lapsedAt} is null`),
    index('outbox_events_failed')
      .on(t.id)
      .where(sql`${t.failedAt} is not null`),
    index('outbox_events_lapsed')
      .on(t.id)
      .where(sql`${t.lapsedAt} is not null`),
    index('outbox_events_order').on(t.orderId),
  ],
)
