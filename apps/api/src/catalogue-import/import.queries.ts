import { and, asc, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm'
import {
  campaignProducts,
  campaigns,
  categories,
  orderLines,
  products,
} from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { replaceProducts, type StoredProduct } from '../products/write.queries.ts'
import type { CurrentProduct } from './apply-patch.ts'

/** Key of the advisory lock of imports; an arbitrary number. */
const importLock = 7_462_002

/** Another import is storing at this moment. */
class ImportRunningError extends Error {}

const { rating, reviews, createdAt, search, ...storedColumns } = getTableColumns(products)

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

/** The ids and names of all products. */
export async function listProductNames(db: Db): Promise<{ id: number; name: string }[]> {
  return await db.select({ id: products.id, name: products.name }).from(products)
}

/** The ids of all categories by their names in lower case. */
export async function listCategoryIds(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ id: categories.id, name: categories.name }).from(categories)
  return new Map(rows.map(({ id, name }) => [name.toLowerCase(), id]))
}

/** Creates the categories of these names that do not exist yet. */
export async function createCategories(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  await db.transaction(async (tx) => {
    const ids = await listCategoryIds(tx)
    const firstId = Math.max(0, ...ids.values()) + 1
    const missing = names
      .filter((name) => !ids.has(name.toLowerCase()))
      .map((name, index) => ({ id: firstId + index, name, category: name }))
    if (missing.length > 0) await tx.insert(categories).values(missing)
  })
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
 * @param change returns what to store, from the locked products
 */
export async function changeProducts(
  db: Db,
  ids: readonly number[],
  change: (locked: Map<number, CurrentProduct>) => readonly CurrentProduct[],
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await selectProducts(tx, ids).for('no key update', { of: products })
    const changed = change(new Map(rows.map((row) => [row.id, row])))
    await replaceProducts(
      tx,
      changed.map(({ category, ...product }): StoredProduct => product),
    )
  })
}

/**
 * Deletes a product that no order and no campaign refers to.
 * @returns whether it was deleted
 */
export async function deleteProduct(db: Db, id: number): Promise<boolean> {
  const where = (table: typeof orderLines | typeof campaignProducts) =>
    notExists(db.select().from(table).where(eq(table.productId, id)))
  const deleted = await db
    .delete(products)
    .where(
      and(
        inArray(products.id, [id]),
        where(orderLines),
        where(campaignProducts),
        notExists(db.select().from(campaigns).where(eq(campaigns.checkoutProductId, id))),
      ),
    )
    .returning({ id: products.id })
  return deleted.length > 0
}
