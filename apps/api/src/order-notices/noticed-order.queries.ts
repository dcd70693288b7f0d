import { asc, eq } from 'drizzle-orm'
import { orderLines, orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** An order with its lines, for its notice; undefined when there is none. */
export async function findNoticedOrder(db: Db, id: number) {
  const [[order], lines] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, id)),
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.line)),
  ])
  return order && { order, lines }
}
