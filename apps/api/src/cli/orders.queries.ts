import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm'
import { canChangeStatus, type OrderStatus } from '@shop/domain'
import { orderLines, orders, products, smsOutbox } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** An order with its lines as text; amounts in poisha. */
export type ListedOrder = typeof orders.$inferSelect & { lines: string }

/** Selects orders; times as ISO text, `before` continues after a row. */
export interface OrderFilter {
  status: OrderStatus | null
  from: string | null
  to: string | null
  limit: number
  before: Pick<ListedOrder, 'createdAt' | 'id'> | null
}

/** Orders, newest first. */
export async function listOrders(db: Db, filter: OrderFilter): Promise<ListedOrder[]> {
  const { status, from, to, limit, before } = filter
  const lines = db
    .select({
      text: sql`string_agg(${orderLines.quantity} || ' x ' || ${orderLines.name}, '; ' order by ${orderLines.line})`,
    })
    .from(orderLines)
    .where(eq(orderLines.orderId, orders.id))
  return db
    .select({ ...getTableColumns(orders), lines: sql<string>`${lines}` })
    .from(orders)
    .where(
      and(
        status === null ? undefined : eq(orders.status, status),
        from === null ? undefined : gte(orders.createdAt, from),
        to === null ? undefined : lt(orders.createdAt, to),
        before === null
          ? undefined
          : sql`(${orders.createdAt}, ${orders.id}) < (${before.createdAt}::timestamptz, ${before.id}::bigint)`,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
}

/** An order with its lines and text messages; undefined when there is none. */
export async function findOrderDetails(db: Db, id: number) {
  const [[order], lines, messages] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, id)),
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.line)),
    db
      .select({
        id: smsOutbox.id,
        attempts: smsOutbox.attempts,
        sentAt: smsOutbox.sentAt,
        failedAt: smsOutbox.failedAt,
        lastError: smsOutbox.lastError,
      })
      .from(smsOutbox)
      .where(eq(smsOutbox.orderId, id)),
  ])
  return order && { order, lines, messages }
}

/** The result of `changeStatus`. */
export type StatusChange =
  | { outcome: 'changed'; from: OrderStatus; restocked: boolean }
  | { outcome: 'unknown' }
  | { outcome: 'forbidden'; from: OrderStatus }

/** Changes the status of an order; a cancellation and a return give the stock back in the same transaction. */
export async function changeStatus(db: Db, id: number, to: OrderStatus): Promise<StatusChange> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({ status: orders.status })
      .from(orders)
      .where(eq(orders.id, id))
      .for('update')
    if (!order) return { outcome: 'unknown' }
    if (!canChangeStatus(order.status, to)) return { outcome: 'forbidden', from: order.status }
    await tx
      .update(orders)
      .set({ status: to, updatedAt: sql`now()` })
      .where(eq(orders.id, id))
    const restocked = to === 'cancelled' || to === 'returned'
    if (restocked) await returnStock(tx, id)
    return { outcome: 'changed', from: order.status, restocked }
  })
}

async function returnStock(tx: Db, orderId: number) {
  const returned = tx.$with('returned').as(
    tx
      .select({
        productId: orderLines.productId,
        quantity: sql<number>`sum(${orderLines.quantity})::int`.as('returned_quantity'),
      })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .groupBy(orderLines.productId),
  )
  // Locked in the order of their ids, as new orders lock them, so that the two cannot deadlock.
  await tx
    .select({ id: products.id })
    .from(products)
    .where(
      inArray(
        products.id,
        tx
          .select({ id: orderLines.productId })
          .from(orderLines)
          .where(eq(orderLines.orderId, orderId)),
      ),
    )
    .orderBy(asc(products.id))
    .for('no key update')
  await tx
    .with(returned)
    .update(products)
    .set({ quantity: sql`${products.quantity} + ${returned.quantity}` })
    .from(returned)
    .where(eq(products.id, returned.productId))
}
