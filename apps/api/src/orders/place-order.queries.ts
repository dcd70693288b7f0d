import { and, asc, eq, gt, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { CheckedOrder } from '@shop/domain/wire'
import { lockTimedOut, sqlStateOf } from '../db/database-error.ts'
import { orderLines, orders, outboxEvents, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import type { NewOrder } from './new-order.ts'
import type { PricedLine } from './price-bag.ts'
import { isoTime } from './to-placed-order.ts'
import { isProductId, type OrderableProduct } from './product.queries.ts'
import { notConfirmedYet } from './waiting-orders.ts'

/** Runs work in one transaction. */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(work)
}

/**
 * A statement of this transaction that waits longer for a lock fails with the SQLSTATE 55P03.
 * @param most in milliseconds; at least 1
 */
export async function limitLockWaits(tx: Db, most: number): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(most)}, true)`)
}

/**
 * Waits until no other transaction has a product locked.
 * @param most in milliseconds
 * @throws ApiError 503 when it is still locked then
 */
export async function waitForProduct(db: Db, id: number, most: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await limitLockWaits(tx, Math.max(1, Math.ceil(most)))
    await lockProducts(tx, [id])
  }).catch((error: unknown) => {
    throw sqlStateOf(error) === lockTimedOut ? notConfirmedYet() : error
  })
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

/** Pieces to take from the stock of a product; a negative number is returned. */
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

/** Inserts a new order with its lines and events. Returns when it was placed: ISO 8601 in UTC. */
export async function insertOrder(tx: Db, { order, lines, events }: NewOrder): Promise<string> {
  const inserted = await tx.insert(orders).values(order).returning({ placedAt: orders.createdAt })
  await tx.insert(orderLines).values(lines)
  await tx.insert(outboxEvents).values(events)
  return isoTime(inserted[0]?.placedAt ?? '')
}

/**
 * Whether the phone of an order has placed another one in the last hour that has a product of it. The shopper
 * may have ordered twice without knowing, for example after a lost answer.
 */
export async function hasSimilarOrder(tx: Db, order: CheckedOrder): Promise<boolean> {
  const [similar] = await tx
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.deliveryPhone, order.deliveryPhone),
        gt(orders.createdAt, sql`now() - interval '1 hour'`),
        ne(orders.status, 'cancelled'),
        inArray(
          orderLines.productId,
          order.products.map(({ id }) => id),
        ),
      ),
    )
    .limit(1)
  return similar !== undefined
}

/**
 * Takes the pieces of an order from the stock, product by product in the order of the ids, as
 * `lockProducts` locks them.
 * @returns false when a product has no longer the pieces or the price with which the order was made
 */
export async function takeOrdered(tx: Db, lines: readonly PricedLine[], held: readonly number[]) {
  const { id, price, discountPrice, quantity, deletedAt } = products
  const wanted = new Map<number, { product: OrderableProduct; pieces: number; taken: number }>()
  for (const [index, { product, ...line }] of lines.entries()) {
    const before = wanted.get(product.id) ?? { product, pieces: 0, taken: 0 }
    const [pieces, taken] = [before.pieces + line.quantity, before.taken + (held[index] ?? 0)]
    wanted.set(product.id, { product, pieces, taken })
  }
  for (const { product, pieces, taken } of [...wanted.values()].sort(byId)) {
    const isAsPriced = and(
      ...[eq(id, product.id), isNull(deletedAt), gte(quantity, pieces), eq(price, product.price)],
      product.discountPrice === null
        ? isNull(discountPrice)
        : eq(discountPrice, product.discountPrice),
    )
    const updated = await tx
      .update(products)
      .set({ quantity: sql`${quantity} - ${taken}::int` })
      .where(isAsPriced)
      .returning({ id })
    if (updated.length === 0) return false
  }
  return true
}

const byId = (a: { product: OrderableProduct }, b: { product: OrderableProduct }) =>
  a.product.id - b.product.id
