import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { staff } from './staff.ts'

const poisha = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** What the owner says of the shop: one row. A text in Bengali is null where the English one is shown. */
export const shop = pgTable(
  'shop',
  {
    id: integer('id').primaryKey().default(1),
    name: text('name').notNull(),
    nameBn: text('name_bn'),
    about: text('about').notNull(),
    aboutBn: text('about_bn'),
    address: text('address').notNull(),
    addressBn: text('address_bn'),
    phone: text('phone').notNull(),
    whatsapp: text('whatsapp').notNull(),
    email: text('email').notNull(),
    taxId: text('tax_id').notNull(),
    /** In degrees, as the longitude. */
    mapLatitude: doublePrecision('map_latitude').notNull(),
    mapLongitude: doublePrecision('map_longitude').notNull(),
    /** URL, as those of the other networks; empty without a page there. */
    facebook: text('facebook').notNull(),
    linkedin: text('linkedin').notNull(),
    instagram: text('instagram').notNull(),
    youtube: text('youtube').notNull(),
    tiktok: text('tiktok').notNull(),
    x: text('x').notNull(),
    paymentImage: text('payment_image').notNull(),
    previewImage: text('preview_image').notNull(),
    /** In taka. */
    paymentAmount: doublePrecision('payment_amount').notNull(),
    timeZone: text('time_zone').notNull(),
    /** Grows with every change of the shop, its zones and its coupons. */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [check('shop_one_row', sql`${t.id} = 1`)],
)

/** The delivery zones in the order shown. The first is the one of an order without a zone. */
export const deliveryZones = pgTable(
  'delivery_zones',
  {
    id: text('id').primaryKey(),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    nameBn: text('name_bn'),
    charge: poisha('charge').notNull(),
  },
  (t) => [check('delivery_zones_charge', sql`${t.charge} >= 0`)],
)

/** The coupons. `value` is poisha of the kind `amount`, and percent of the kind `percent`. */
export const coupons = pgTable(
  'coupons',
  {
    code: text('code').primaryKey(),
    kind: text('kind').$type<'amount' | 'percent'>().notNull(),
    value: poisha('value').notNull(),
    /** The largest discount. */
    atMost: poisha('at_most'),
    minSubtotal: poisha('min_subtotal').notNull().default(0),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    /** How many orders may use it; null for any number. */
    maxUses: integer('max_uses'),
    /** The orders that use it, without the cancelled ones. */
    used: integer('used').notNull().default(0),
  },
  (t) => [
    check('coupons_kind', sql`${t.kind} in ('amount', 'percent')`),
    check('coupons_value', sql`${t.value} > 0 and (${t.kind} = 'amount' or ${t.value} <= 100)`),
  ],
)

/** Who changed what, and from what to what; null is absent. */
export const changes = pgTable(
  'changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    /** The user of the system who ran a command, or the name of the member of the staff. */
    changedBy: text('changed_by').notNull(),
    /** The member who made the change on the desk; null for a command. */
    staffId: integer('staff_id').references(() => staff.id),
    /** A kind and mostly an id: `shop`, `zone dhaka_inside`, `coupon EID10`, `order 1234567890`. */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [index('changes_subject').on(t.subject, t.id)],
)
