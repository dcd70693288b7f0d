import { and, asc, eq, getTableColumns, ne, notExists, sql } from 'drizzle-orm'
import { alias, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { lastIdentity } from '../db/identity.queries.ts'
import {
  campaignProducts,
  campaigns,
  categories,
  finalPriceOf,
  orderLines,
  products,
  removedProducts,
  stockMovements,
} from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { replaceProducts, type StoredProduct } from '../products/write.queries.ts'
import type { CurrentProduct } from './columns.ts'

/** Key of the advisory lock of imports; an arbitrary number. */
const importLock = 7_462_002

/** Another import is storing at this moment. */
class ImportRunningError extends Error {}

const { rating, reviews, createdAt, ...storedColumns } = getTableColumns(products)

/**
 * Runs `work` while no other import stores. The lock belongs to a transaction that reads and writes
 * nothing else, so it delays nobody.
 * @throws ImportRunningError when another one runs
 */
export async function withImportLock<T>(db: Db, work: () => Promise<T>): Promise<T> {
  return await db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${importLock}::bigint) as locked`,
    )
    if (!rows[0]?.locked) {
      throw new ImportRunningError('Another import is running. Wait until it ends and try again.')
    }
    return await work()
  })
}

/** A product as imports find it; `price` is what it costs, in poisha. */
export interface KnownProduct {
  id: number
  name: string
  price: number
}

/** The names and prices of all products. */
export async function listKnownProducts(db: Db): Promise<KnownProduct[]> {
  const price = finalPriceOf(products).mapWith(Number)
  return await db.select({ id: products.id, name: products.name, price }).from(products)
}

/** The ids of all products in their order, and of the product that each one offers. */
export async function listOffers(db: Db): Promise<Map<number, number | null>> {
  const { id, offerProductId } = products
  const rows = await db.select({ id, offerProductId }).from(products).orderBy(asc(id))
  return new Map(rows.map((row) => [row.id, row.offerProductId]))
}

/** The ids of removed products, and the last id that was given to a product. */
export async function readGivenIds(db: Db): Promise<{ last: number; removed: Set<number> }> {
  const removed = await db.select().from(removedProducts)
  return {
    last: await lastIdentity(db, products),
    removed: new Set(removed.map(({ productId }) => productId)),
  }
}

/** The attributes of all products as `power=1000`, each once. */
export async function listTags(db: Db): Promise<string[]> {
  const tag = sql<string>`unnest(${products.attributes})`
  const rows = await db.selectDistinct({ tag }).from(products).orderBy(tag)
  return rows.map((row) => row.tag)
}

/** The ids of all categories by their names. */
export async function listCategoryIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: categories.id, name: categories.name }).from(categories)
  return new Map(rows.map(({ id, name }) => [name, id]))
}

/** Creates categories. */
export async function createCategories(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db.insert(categories).values(names.map((name) => ({ name, category: name })))
}

function selectProducts(db: Db, ids: readonly number[]) {
  return db
    .select({ ...storedColumns, category: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${products.id} = any(${sql.param(ids)}::int[])`)
    .orderBy(asc(products.id))
}

/** The products of these ids, by id. */
export async function findProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, CurrentProduct>> {
  const rows = await selectProducts(db, ids)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Changes products in one short transaction. It locks the products of `ids` in the order of their
 * ids, as orders lock them, so that the two cannot deadlock.
 * @param change returns the products to store, from the locked ones; what it stores itself is in the transaction
 * @returns what `change` returned, once it is stored
 */
export async function changeProducts<T extends { products: readonly CurrentProduct[] }>(
  db: Db,
  ids: readonly number[],
  change: (locked: Map<number, CurrentProduct>, tx: Db) => T | Promise<T>,
): Promise<T> {
  return await db.transaction(async (tx) => {
    const rows = await selectProducts(tx, ids).for('no key update', { of: products })
    const changed = await change(new Map(rows.map((row) => [row.id, row])), tx)
    await replaceProducts(
      tx,
      changed.products.map(({ category, ...product }): StoredProduct => product),
    )
    return changed
  })
}

const offering = alias(products, 'offering')

/**
 * Deletes a product that no order, no campaign and no offer of another product refers to. Its id is not given again.
 * @returns whether it was deleted
 */
export async function deleteProduct(db: Db, id: number): Promise<boolean> {
  const unused = (table: PgTable, column: PgColumn) =>
    notExists(
      db
        .select({ one: sql`1` })
        .from(table)
        .where(eq(column, id)),
    )
  return await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(products)
      .where(
        and(
          eq(products.id, id),
          unused(orderLines, orderLines.productId),
          unused(stockMovements, stockMovements.productId),
          unused(campaignProducts, campaignProducts.productId),
          unused(campaigns, campaigns.checkoutProductId),
          notExists(
            db
              .select({ one: sql`1` })
              .from(offering)
              .where(and(eq(offering.offerProductId, id), ne(offering.id, id))),
          ),
        ),
      )
      .returning({ id: products.id })
    if (deleted.length > 0) await tx.insert(removedProducts).values({ productId: id })
    return deleted.length > 0
  })
}
