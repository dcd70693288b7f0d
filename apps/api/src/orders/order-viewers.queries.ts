import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { orders, orderViewers, staff } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** How long a member counts as having an order open after the desk has said so. The desk says so every 20 seconds. */
const OPEN_FOR = sql`interval '45 seconds'`

/** Notes that a member has an order open. Returns the names of the others who have; none for an unknown order. */
export async function viewOrder(db: Db, id: number, staffId: number): Promise<string[]> {
  const { orderId, seenAt } = orderViewers
  const order = db
    .select({
      orderId: orders.id,
      staffId: sql`${staffId}::int`.as('staff_id'),
      seenAt: sql`now()`.as('seen_at'),
    })
    .from(orders)
    .where(eq(orders.id, id))
  await db
    .insert(orderViewers)
    .select(order)
    .onConflictDoUpdate({ target: [orderId, orderViewers.staffId], set: { seenAt: sql`now()` } })
  const others = await db
    .select({ name: staff.name })
    .from(orderViewers)
    .innerJoin(staff, eq(staff.id, orderViewers.staffId))
    .where(
      and(eq(orderId, id), ne(orderViewers.staffId, staffId), gt(seenAt, sql`now() - ${OPEN_FOR}`)),
    )
    .orderBy(asc(staff.name))
  return others.map(({ name }) => name)
}

/** Deletes who had an order open. */
export async function deleteOldViewers(db: Db): Promise<void> {
  await db.delete(orderViewers).where(lt(orderViewers.seenAt, sql`now() - ${OPEN_FOR}`))
}
