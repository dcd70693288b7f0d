import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { CourierId, OrderStatus } from '@shop/domain'
import { orderLines, orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { nextVersion } from '../orders/order-state.queries.ts'

type Order = typeof orders.$inferSelect
type Line = Pick<
  typeof orderLines.$inferSelect,
  'orderId' | 'productId' | 'name' | 'image' | 'quantity' | 'held'
>

/** An order with what is in its parcel. */
export type ParcelRow = Order & { lines: Line[] }

/** The oldest orders of a status. */
export async function listParcels(db: Db, status: OrderStatus, limit: number) {
  const found = await db
    .select()
    .from(orders)
    .where(eq(orders.status, status))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit)
  return withLines(db, found)
}

/** The orders that have one of these numbers, or one of these consignment numbers. */
export async function findParcels(
  db: Db,
  { ids, consignments }: { ids: readonly number[]; consignments: readonly string[] },
) {
  const found = await db
    .select()
    .from(orders)
    .where(or(inArray(orders.id, [...ids]), inArray(orders.consignment, [...consignments])))
  return withLines(db, found)
}

/** The parcels that a courier has still to pay or to bring back, the oldest first. */
export async function listUnsettled(db: Db, courier: CourierId): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.courier, courier), isNull(orders.settledAt)))
    .orderBy(asc(orders.createdAt), asc(orders.id))
}

/** How many orders wait to be reviewed, packed, handed over and settled. */
export async function countWaiting(db: Db) {
  const isUnsettled = and(isNotNull(orders.courier), isNull(orders.settledAt))
  const countOf = (condition: SQL | undefined) =>
    sql`count(*) filter (where ${condition})`.mapWith(Number)
  const [row] = await db
    .select({
      review: countOf(eq(orders.status, 'needs_review')),
      packing: countOf(eq(orders.status, 'confirmed')),
      handOver: countOf(eq(orders.status, 'packed')),
      settling: countOf(isUnsettled),
    })
    .from(orders)
    .where(or(inArray(orders.status, ['needs_review', 'confirmed', 'packed']), isUnsettled))
  return row ?? { review: 0, packing: 0, handOver: 0, settling: 0 }
}

/** Locks orders, and returns those that there are by number. */
export async function lockOrders(tx: Db, ids: readonly number[]): Promise<Map<number, Order>> {
  const found = await tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('update')
  return new Map(found.map((order) => [order.id, order]))
}

/** The orders with their lines. */
export async function withLines(db: Db, found: readonly Order[]): Promise<ParcelRow[]> {
  const { orderId, productId, name, image, quantity, held } = orderLines
  const lines = await db
    .select({ orderId, productId, name, image, quantity, held })
    .from(orderLines)
    .where(
      inArray(
        orderId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(orderId), asc(orderLines.line))
  const rows = new Map(found.map((order) => [order.id, { ...order, lines: [] as Line[] }]))
  for (const line of lines) rows.get(line.orderId)?.lines.push(line)
  return [...rows.values()]
}

/** The numbers of other orders that have one of these consignment numbers of a courier. */
export async function findTaken(
  tx: Db,
  courier: CourierId,
  wanted: ReadonlyMap<number, string>,
): Promise<Set<string>> {
  const { id, consignment } = orders
  const found = await tx
    .select({ id, consignment })
    .from(orders)
    .where(and(eq(orders.courier, courier), inArray(consignment, [...wanted.values()])))
  // An order whose own number changes frees the one that it has.
  return new Set(found.filter((one) => !wanted.has(one.id)).map((one) => one.consignment ?? ''))
}

/** Sets the status of orders in which they are with a courier. */
export async function setShipped(
  tx: Db,
  ids: readonly number[],
  courier: CourierId,
): Promise<void> {
  await tx
    .update(orders)
    .set({ status: 'shipped', courier, ...nextVersion })
    .where(inArray(orders.id, [...ids]))
}

/** Sets the consignment number of an order. */
export async function setConsignment(tx: Db, id: number, consignment: string): Promise<void> {
  await tx
    .update(orders)
    .set({ consignment, ...nextVersion })
    .where(eq(orders.id, id))
}

/** Records what a courier paid for a parcel, and the status in which it is settled. */
export async function setSettled(
  tx: Db,
  id: number,
  settled: { status: OrderStatus; courier: CourierId; collected: number },
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...settled, settledAt: sql`now()`, ...nextVersion })
    .where(eq(orders.id, id))
}
