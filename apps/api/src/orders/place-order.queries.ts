import { asc, eq, inArray, sql } from 'drizzle-orm'
import { orderLines, orders, outboxEvents, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import type { NewOrder } from './new-order.ts'
import { isProductId } from './product.queries.ts'

/** Runs work in one transaction. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(work)
}

/** A statement of this transaction that waits longer for a lock fails with the SQLSTATE 55P03. */
export async function limitLockWaits(tx: Db): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '2s'`)
}

/**
 * Locks products in the order of their ids. Every transaction locks them so, and two of them cannot
 * deadlock.
 */
export async function lockProducts(tx: Db, ids: readonly number[]) {
  const { id, name, quantity } = products
  return tx
    .select({ id, name, quantity })
    .from(products)
    .where(inArray(id, ids.filter(isProductId)))
    .orderBy(asc(id))
    .for('no key update')
}

/** Pieces to take from the stock of a product; a negative number is given back. */
export interface StockChange {
  productId: number
  taken: number
}

/** Takes pieces from the stock of locked products. */
export async function takeFromStock(tx: Db, changes: readonly StockChange[]): Promise<void> {
  const { id, quantity } = products
  for (const { productId, taken } of changes.filter(({ taken }) => taken !== 0)) {
    await tx
      .update(products)
      .set({ quantity: sql`${quantity} - ${taken}` })
      .where(eq(id, productId))
  }
}

/** Inserts a new order with its lines and events, and takes what it holds from the stock. */
export async function insertOrder(tx: Db, { order, lines, events }: NewOrder): Promise<void> {
  await tx.insert(orders).values(order)
  await tx.insert(orderLines).values(lines)
  await takeFromStock(
    tx,
    lines.map(({ productId, held }) => ({ productId, taken: held })),
  )
  await tx.insert(outboxEvents).values(events)
}
