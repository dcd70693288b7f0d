import { and, asc, count, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import { orderHistory, orderLines, orders, outboxEvents, staff } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** An order with its lines, history and events; undefined when there is none. */
export async function findOrderDetails(db: Db, id: number) {
  const [[order], lines, history, events] = await Promise.all([
    db.select().from(orders).where(eq(orders.id, id)),
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.line)),
    db
      .select({ ...getTableColumns(orderHistory), staff: staff.name })
      .from(orderHistory)
      .leftJoin(staff, eq(staff.id, orderHistory.staffId))
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

/** An order with its lines, history and events. */
export type OrderDetails = NonNullable<Awaited<ReturnType<typeof findOrderDetails>>>

/** How many of the other orders of a phone are shown. */
const shownOrders = 10

/** The other orders of the phone of an order: how many, how many arrived or came back, and the last ones. */
export async function findOtherOrders(
  db: Db,
  { id, deliveryPhone }: Pick<OrderDetails['order'], 'id' | 'deliveryPhone'>,
) {
  // An erased person has no phone.
  const phone = orders.deliveryPhone
  const isOther = and(eq(phone, deliveryPhone), ne(phone, ''), ne(orders.id, id))
  const countOf = (status: 'delivered' | 'returned') =>
    sql`count(*) filter (where ${orders.status} = ${status})`.mapWith(Number)
  const [[counts], earlier] = await Promise.all([
    db
      .select({ orders: count(), delivered: countOf('delivered'), returned: countOf('returned') })
      .from(orders)
      .where(isOther),
    db
      .select({
        id: orders.id,
        createdAt: orders.createdAt,
        status: orders.status,
        total: orders.total,
      })
      .from(orders)
      .where(isOther)
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(shownOrders),
  ])
  return { orders: 0, delivered: 0, returned: 0, ...counts, earlier }
}
