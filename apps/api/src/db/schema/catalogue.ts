import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
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
import { shownTime } from './shown-time.ts'

const poisha = (name: string) => bigint(name, { mode: 'number' })
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
/** An id that imports may also give; no row gets the id of one that was removed. */
const identity = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

interface Prices {
  price: AnyPgColumn
  discountPrice: AnyPgColumn
}

/** Whether the discount price is above 0 and below the price. */
export const isDiscounted = (t: Prices) =>
  sql`${t.discountPrice} > 0 and ${t.discountPrice} < ${t.price}`

/** What one piece costs, in poisha; the same rule as `finalPrice` of @shop/domain. */
export const finalPriceOf = (t: Prices) =>
  sql<number>`case when ${isDiscounted(t)} then ${t.discountPrice} else ${t.price} end`

/** An offered price in poisha, or what the product costs without the offer when that is less. */
export const notAbove = (offer: AnyPgColumn, t: Prices) =>
  sql<number>`least(${offer}, ${finalPriceOf(t)})`.mapWith(Number)

/** Categories; `category` is the alternative text of `icon`. */
export const categories = pgTable(
  'categories',
  {
    id: identity(),
    name: text('name').notNull(),
    /** The name in Bengali; null shows `name`. */
    nameBn: text('name_bn'),
    icon: text('icon').notNull().default(''),
    category: text('category').notNull().default(''),
    subCategory: jsonb('sub_category').$type<{ name: string }[]>().notNull().default([]),
    innerSubCategory: jsonb('inner_sub_category').$type<{ name: string }[]>().notNull().default([]),
    /** The place among the categories; those of an import are behind the others, by id. */
    position: integer('position').notNull().default(2_147_483_647),
    /** Whether menus and the home page leave it out. */
    hidden: boolean('hidden').notNull().default(false),
    keywords: text('keywords').notNull().default(''),
  },
  (t) => [uniqueIndex('categories_name').on(sql`lower(${t.name})`)],
)

/** Products; prices in poisha, `description` is sanitised HTML. */
export const products = pgTable(
  'products',
  {
    id: identity(),
    name: text('name').notNull(),
    /** The name in Bengali; null shows `name`. */
    nameBn: text('name_bn'),
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
    warranty: text('warranty'),
    description: text('description').notNull().default(''),
    /** The description in Bengali, as sanitised HTML; null shows `description`. */
    descriptionBn: text('description_bn'),
    /** Attributes as `power=1000`, in the order in which they are shown. */
    attributes: text('attributes').array().notNull().default([]),
    keywords: text('keywords').notNull().default(''),
    /** Name, keywords and category as `normalizeWords` spells them; search compares with it. */
    searchText: text('search_text').notNull().default(''),
    searchName: text('search_name').notNull().default(''),
    offerProductId: integer('offer_product_id').references((): AnyPgColumn => products.id),
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
      .where(sql`${t.deletedAt} is null and ${isDiscounted(t)}`),
    index('products_live')
      .on(t.id)
      .where(sql`${t.deletedAt} is null`),
  ],
)

/** Ids of products that were removed. Bags and links may still have them, so that no other product gets one. */
export const removedProducts = pgTable('removed_products', {
  productId: integer('product_id').primaryKey(),
})

/**
 * The words of products, with which search corrects typing errors. Empty before the first start of a
 * version that normalises otherwise: that start writes the search texts of all products again, and the
 * words last.
 */
export const searchWords = pgTable('search_words', {
  /** As `normalizeWords` spells it. */
  word: text('word').primaryKey(),
  /** As `soundOf` spells it. */
  sound: text('sound').notNull().default(''),
  /** As a product has it. */
  shown: text('shown').notNull().default(''),
})

/** Values of attributes in Bengali. Numbers need none. */
export const attributeLabels = pgTable('attribute_labels', {
  /** The attribute and the value: `color=Black`. */
  tag: text('tag').primaryKey(),
  labelBn: text('label_bn').notNull(),
})

/**
 * Which products have changed in what lists and search compare, written by triggers. A process reads
 * from it what to read again. 0 means categories and labels of attributes. It is not backed up.
 */
export const productChanges = pgTable(
  'product_changes',
  {
    productId: integer('product_id').primaryKey(),
    /** The last transaction that changed it. */
    changedBy: xid8('changed_by').notNull(),
  },
  (t) => [index('product_changes_changed_by').on(t.changedBy)],
)

/** Campaigns. A campaign without start or end has no limit there. */
export const campaigns = pgTable('campaigns', {
  id: identity(),
  name: text('name').notNull(),
  nameBn: text('name_bn'),
  checkoutImage: text('checkout_image'),
  checkoutProductId: integer('checkout_product_id').references(() => products.id),
  ...shownTime(),
})

/** The products of a campaign by `position`, and their prices in poisha. */
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
