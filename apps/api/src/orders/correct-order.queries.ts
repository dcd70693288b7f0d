import { and, asc, eq, notInArray } from 'drizzle-orm'
import { orderLines, orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import type { StoredLine } from './correct-lines.ts'
import { nextVersion } from './order-state.queries.ts'

/** The lines of an order. */
export async function listLines(tx: Db, id: number): Promise<StoredLine[]> {
  return tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.line))
}

/** Stores the lines of an order, and deletes those that it has no longer. */
export async function storeLines(tx: Db, id: number, lines: readonly StoredLine[]): Promise<void> {
  const kept = lines.map(({ line }) => line)
  await tx
    .delete(orderLines)
    .where(and(eq(orderLines.orderId, id), notInArray(orderLines.line, kept)))
  for (const line of lines) {
    const { quantity, held } = line
    await tx
      .insert(orderLines)
      .values(line)
      .onConflictDoUpdate({
        target: [orderLines.orderId, orderLines.line],
        set: { quantity, held },
      })
  }
}

/** Sets columns of a locked order, and its next version. */
export async function updateOrder(
  tx: Db,
  id: number,
  set: Partial<typeof orders.$inferInsert>,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...set, ...nextVersion })
    .where(eq(orders.id, id))
}
