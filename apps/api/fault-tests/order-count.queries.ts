import { and, eq, gte, inArray, isNull, lt, notExists, or, sql, sum } from 'drizzle-orm'
import {
  idempotencyKeys,
  orderLines,
  orders,
  outboxEvents,
  products,
} from '../src/db/schema/index.ts'
import type { Db } from '../src/db/session.ts'
import type { OrderLog } from './order-log.ts'

/** The products that fault tests order. */
const testProductIds = [1, 2, 3, 4]

/** The result of a fault test; a correct shop has 0 in the last four fields. */
export interface FaultResult {
  fault: string
  runs: number
  /** Orders that the shop confirmed. */
  confirmed: number
  /** Confirmed orders that are in the database. */
  found: number
  lost: number
  duplicates: number
  /** Orders without lines or without a text message. */
  half: number
  /** Pieces sold beyond the stock. */
  oversold: number
}

/**
 * Counts the orders of a fault test in the database.
 * @param pieces the result of `setTestStock` at the beginning
 */
export async function countOrders(db: Db, log: OrderLog, pieces: number): Promise<FaultResult> {
  const ids = [...log.confirmed.values()]
  const one = { one: sql`1` }
  const keyOfOrder = db
    .select(one)
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.orderId, orders.id))
  const linesOfOrder = db.select(one).from(orderLines).where(eq(orderLines.orderId, orders.id))
  const smsOfOrder = db.select(one).from(outboxEvents).where(eq(outboxEvents.orderId, orders.id))
  const [found, withoutKey, half, negativeStock] = [
    await db.$count(orders, sql`${orders.id} = any(${sql.param(ids)}::bigint[])`),
    await db.$count(orders, notExists(keyOfOrder)),
    await db.$count(orders, or(notExists(linesOfOrder), notExists(smsOfOrder))),
    await db.$count(products, lt(products.quantity, 0)),
  ]
  return {
    fault: log.fault,
    runs: log.runs,
    confirmed: ids.length,
    found,
    lost: ids.length - found,
    duplicates: withoutKey + ids.length - new Set(ids).size,
    half,
    oversold: Math.abs(pieces - (await countPieces(db))) + negativeStock,
  }
}

/** Sets the stock of each test product; returns their pieces in stock and held by orders together. */
export async function setTestStock(db: Db, quantity: number): Promise<number> {
  await db.update(products).set({ quantity }).where(inArray(products.id, testProductIds))
  return countPieces(db)
}

/** The pieces in stock of all products, and those of the test products with what orders hold. */
export async function stockForSale(db: Db): Promise<{ all: number; tested: number }> {
  const [stock] = await db.select({ all: sum(products.quantity).mapWith(Number) }).from(products)
  return { all: stock?.all ?? 0, tested: await countPieces(db) }
}

/** The products that can be ordered five at a time. */
export async function productsInStock(db: Db): Promise<number[]> {
  const { id, quantity, deletedAt } = products
  const rows = await db
    .select({ id })
    .from(products)
    .where(and(gte(quantity, 5), isNull(deletedAt)))
    .orderBy(id)
  return rows.map((row) => row.id)
}

/** The stock of a product. */
export async function stockOf(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db
    .select({ quantity: products.quantity })
    .from(products)
    .where(eq(products.id, id))
  return row?.quantity
}

/** Whether an order is stored under an Idempotency-Key. */
export async function isKeyStored(db: Db, key: string): Promise<boolean> {
  return (await db.$count(idempotencyKeys, eq(idempotencyKeys.key, `key:${key}`))) > 0
}

async function countPieces(db: Db): Promise<number> {
  const [stock] = await db
    .select({ pieces: sum(products.quantity).mapWith(Number) })
    .from(products)
    .where(inArray(products.id, testProductIds))
  const [ordered] = await db
    .select({
      pieces: sql`coalesce(sum(coalesce(${orderLines.held}, ${orderLines.quantity})), 0)`.mapWith(
        Number,
      ),
    })
    .from(orderLines)
    .where(inArray(orderLines.productId, testProductIds))
  return (stock?.pieces ?? 0) + (ordered?.pieces ?? 0)
}
