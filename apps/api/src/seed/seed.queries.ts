import { sql } from 'drizzle-orm'
import {
  type attributeLabels,
  banners,
  campaignProducts,
  campaigns,
  categories,
  orderHistory,
  orderLines,
  orders,
  products,
  testimonials,
} from '../db/schema/index.ts'
import { readTimeZone } from '../shop/shop.queries.ts'
import { continueIdentity } from '../db/identity.queries.ts'
import type { Db } from '../db/session.ts'
import {
  storeAttributeLabels,
  storeProducts,
  type ProductDraft,
} from '../products/write.queries.ts'
import type { OrderRows } from './demo-orders.ts'

/** What a shop is filled with; prices in poisha. */
export interface ShopContent {
  categories: (typeof categories.$inferInsert)[]
  products: ProductDraft[]
  attributeLabels: (typeof attributeLabels.$inferInsert)[]
  campaigns: (typeof campaigns.$inferInsert)[]
  campaignProducts: (typeof campaignProducts.$inferInsert)[]
  banners: (typeof banners.$inferInsert)[]
  testimonials: (typeof testimonials.$inferInsert)[]
  /** The orders, by the time zone of the shop. */
  ordersIn: (timeZone: string) => OrderRows
}

/**
 * Stores the content that `load` returns if there is neither a product nor a category. Instances
 * that start together wait for each other, and one of them stores.
 * @param options.orders stores the orders, too; the shop must have its facts
 * @returns how many products were stored
 */
export async function storeIfEmpty(
  db: Db,
  load: () => Promise<ShopContent>,
  options: { orders: boolean },
): Promise<number> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${categories} in share row exclusive mode`)
    if ((await tx.$count(categories)) > 0 || (await tx.$count(products)) > 0) return 0
    const content = await load()
    await storeContent(tx, content)
    if (options.orders) await storeOrders(tx, content.ordersIn(await readTimeZone(tx)))
    return content.products.length
  })
}

async function storeContent(tx: Db, content: ShopContent): Promise<void> {
  await tx.insert(categories).values(content.categories)
  await storeProducts(tx, content.products)
  await storeAttributeLabels(tx, content.attributeLabels)
  await tx.insert(campaigns).values(content.campaigns)
  await tx.insert(campaignProducts).values(content.campaignProducts)
  await tx.insert(banners).values(content.banners)
  for (const table of [categories, campaigns]) await continueIdentity(tx, table)
  await tx.insert(testimonials).values(content.testimonials)
}

async function storeOrders(tx: Db, rows: OrderRows): Promise<void> {
  await tx.insert(orders).values(rows.orders)
  await tx.insert(orderLines).values(rows.lines)
  await tx.insert(orderHistory).values(rows.history)
}
