import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const poisha = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** Percent off; the same words as in the lists' order, so that an index serves them. */
const reduction = (t: { price: AnyPgColumn; discountPrice: AnyPgColumn }) =>
  sql`(case when ${t.discountPrice} > 0 and ${t.discountPrice} < ${t.price} then 100 - ${t.discountPrice} * 100 / ${t.price} else 0 end)`

/** Shelves of the shop; `category` is the icon's alternative text. */
export const categories = pgTable(
  'categories',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    icon: text('icon').notNull().default(''),
    category: text('category').notNull().default(''),
    subCategory: jsonb('sub_category').$type<{ name: string }[]>().notNull().default([]),
    innerSubCategory: jsonb('inner_sub_category').$type<{ name: string }[]>().notNull().default([]),
    keywords: text('keywords').notNull().default(''),
  },
  (t) => [uniqueIndex('categories_name').on(sql`lower(${t.name})`)],
)

/** Everything that can be bought; prices in poisha, `description` already sanitised. */
export const products = pgTable(
  'products',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    price: poisha('price').notNull(),
    discountPrice: poisha('discount_price'),
    image: text('image'),
    image2: text('image2'),
    image3: text('image3'),
    image4: text('image4'),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    productType: text('product_type').$type<'Single' | 'Combo'>().notNull().default('Single'),
    quantity: integer('quantity').notNull().default(0),
    rating: real('rating').notNull().default(5),
    reviews: integer('reviews').notNull().default(500),
    color: text('color'),
    size: text('size'),
    description: text('description').notNull().default(''),
    keywords: text('keywords').notNull().default(''),
    /** What search compares against: name, keywords and category, in one plain spelling. */
    searchText: text('search_text').notNull().default(''),
    searchName: text('search_name').notNull().default(''),
    offerProductId: integer('offer_product_id'),
    offerPrice: poisha('offer_price'),
    offerImage: text('offer_image'),
    createdAt: moment('created_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    check('products_quantity', sql`${t.quantity} >= 0`),
    check('products_price', sql`${t.price} >= 0`),
    index('products_category')
      .on(t.categoryId, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('products_discount')
      .on(t.id)
      .where(
        sql`${t.deletedAt} is null and ${t.discountPrice} > 0 and ${t.discountPrice} < ${t.price}`,
      ),
    index('products_combo')
      .on(t.id)
      .where(sql`${t.deletedAt} is null and ${t.productType} = 'Combo'`),
    index('products_final_price')
      .on(sql`coalesce(nullif(${t.discountPrice}, 0), ${t.price})`, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('products_category_price')
      .on(t.categoryId, sql`coalesce(nullif(${t.discountPrice}, 0), ${t.price})`, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('products_reduction')
      .on(reduction(t), t.id)
      .where(sql`${t.deletedAt} is null`),
    index('products_category_reduction')
      .on(t.categoryId, reduction(t), t.id)
      .where(sql`${t.deletedAt} is null`),
    index('products_live')
      .on(t.id)
      .where(sql`${t.deletedAt} is null`),
  ],
)

/** Every word that products can be found by; a mistyped word is corrected to the nearest of them. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() })

/** A time-limited sale with prices of its own. */
export const campaigns = pgTable('campaigns', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  checkoutImage: text('checkout_image'),
  checkoutProductId: integer('checkout_product_id').references(() => products.id),
  startsAt: moment('starts_at'),
  endsAt: moment('ends_at'),
})

/** What a campaign sells, in its order, and for how much. */
export const campaignProducts = pgTable(
  'campaign_products',
  {
    campaignId: integer('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    price: poisha('price').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.campaignId, t.productId] })],
)
