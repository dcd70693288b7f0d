import { and, asc, desc, eq, getTableColumns, gte, lt, sql } from 'drizzle-orm'
import type { OrderStatus } from '@shop/domain'
import { orderHistory, orderLines, orders, outboxEvents } from '../db/schema/index.ts'
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

/** An order with its lines, history and events; undefined when there is none. */
export async function findOrderDetails(db: Db, id: number) {
  const [[order], lines, history, events] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, id)),
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.line)),
    db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, id))
      .orderBy(asc(orderHistory.id)),
    db
      .select()
      .from(outboxEvents)
      .where(eq(outboxEvents.orderId, id))
      .orderBy(asc(outboxEvents.id)),
  ])
  return order && { order, lines, history, events }
}
