import { eq, sql } from 'drizzle-orm'
import type { OrderStatus } from '@shop/domain'
import { orderHistory, orderLines, orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Locks an order; undefined when there is none. */
export async function lockOrder(tx: Db, id: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  return order
}

/** What each change of an order sets, so that a change of an earlier version is noticed. */
export const nextVersion = { version: sql`${orders.version} + 1`, updatedAt: sql`now()` }

/** What the lines of an order ask for and hold. */
export async function listHeldLines(tx: Db, id: number) {
  const { productId, quantity, held } = orderLines
  return tx.select({ productId, quantity, held }).from(orderLines).where(eq(orderLines.orderId, id))
}

/** Records that the lines of an order hold all of their pieces, or none. */
export async function setHeld(tx: Db, id: number, pieces: 'all' | 'none'): Promise<void> {
  await tx
    .update(orderLines)
    .set({ held: pieces === 'all' ? sql`${orderLines.quantity}` : 0 })
    .where(eq(orderLines.orderId, id))
}

/** Lets another order use the checkout offers that the lines of this one used. */
export async function releaseOffers(tx: Db, id: number): Promise<void> {
  await tx.update(orderLines).set({ offerOrderId: null }).where(eq(orderLines.orderId, id))
}

/** Sets the status of an order. */
export async function setStatus(tx: Db, id: number, status: OrderStatus): Promise<void> {
  await tx
    .update(orders)
    .set({ status, ...nextVersion })
    .where(eq(orders.id, id))
}

/** Adds a change of status to the history. */
export async function insertHistory(
  tx: Db,
  change: Pick<
    typeof orderHistory.$inferInsert,
    'orderId' | 'fromStatus' | 'toStatus' | 'reason' | 'staffId'
  >,
): Promise<void> {
  await tx.insert(orderHistory).values(change)
}
