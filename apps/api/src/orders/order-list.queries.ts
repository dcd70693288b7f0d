import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  like,
  lt,
  lte,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import {
  latinDigits,
  withoutInvisible,
  type CourierId,
  type OrderStatus,
  type PaidFilter,
} from '@shop/domain'
import { orderLines, orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** An order with its lines as text, and how many pieces they have; amounts in poisha. */
export type ListedOrder = typeof orders.$inferSelect & { lines: string; pieces: number }

/** Selects orders; what is undefined selects all. */
export interface OrderFilter {
  status?: OrderStatus | undefined
  /** The id of a zone. */
  zone?: string | undefined
  courier?: CourierId | undefined
  /** ISO text, as `to`, which is not included. */
  from?: string | undefined
  to?: string | undefined
  /** The smallest and the largest total, in poisha. */
  least?: number | undefined
  most?: number | undefined
  /** Settled with less or more than the courier had to collect. */
  paid?: PaidFilter | undefined
  /** An order number, the first digits of a phone in any spelling, a consignment number, or a part of a name. */
  search?: string | undefined
  limit: number
  /** The order after which the list goes on. */
  before?: number | undefined
}

/** How many pieces an order of a query has. */
export const piecesOf = (db: Db) =>
  valueOfLines<number>(db, sql`coalesce(sum(${orderLines.quantity}), 0)::int`)

function valueOfLines<T>(db: Db, value: SQL): SQL<T> {
  const lines = db.select({ value }).from(orderLines).where(eq(orderLines.orderId, orders.id))
  return sql<T>`${lines}`
}

/** Orders, newest first. */
export async function listOrders(db: Db, filter: OrderFilter): Promise<ListedOrder[]> {
  const { status, zone, courier, from, to, least, most, paid, search, limit, before } = filter
  const { createdAt, id } = orders
  const lines = valueOfLines<string>(
    db,
    sql`string_agg(${orderLines.quantity} || ' x ' || ${orderLines.name}, '; ' order by ${orderLines.line})`,
  )
  const last = db
    .select({ createdAt, id })
    .from(orders)
    .where(eq(id, before ?? 0))
  return db
    .select({ ...getTableColumns(orders), lines, pieces: piecesOf(db) })
    .from(orders)
    .where(
      and(
        status === undefined ? undefined : eq(orders.status, status),
        zone === undefined ? undefined : eq(orders.shippingZone, zone),
        courier === undefined ? undefined : eq(orders.courier, courier),
        from === undefined ? undefined : gte(createdAt, from),
        to === undefined ? undefined : lt(createdAt, to),
        least === undefined ? undefined : gte(orders.total, least),
        most === undefined ? undefined : lte(orders.total, most),
        paid === undefined ? undefined : paidOtherwise(paid),
        search === undefined ? undefined : matches(db, search),
        before === undefined ? undefined : sql`(${createdAt}, ${id}) < ${last}`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** Whether the courier of a settled order paid less or more than it had to collect: nothing for a parcel that came back. */
function paidOtherwise(paid: PaidFilter): SQL {
  const expected = sql`case when ${orders.status} = 'delivered' then ${orders.total} else 0 end`
  return sql`${orders.collected} ${sql.raw(paid === 'less' ? '<' : '>')} ${expected}`
}

/** Whether an order is what somebody searches. Digits are compared where an index finds them. */
function matches(db: Db, search: string): SQL | undefined {
  const text = latinDigits(withoutInvisible(search)).trim()
  const digits = text.replace(/[\s\p{Pd}+()./]/gu, '')
  if (/^\d{1,15}$/.test(digits)) {
    // As `normalizePhone`, for the first digits of a number, too.
    const phone = digits.replace(/^(?:00)?88(?=0)/, '')
    return or(
      eq(orders.id, Number(digits)),
      like(orders.deliveryPhone, `${phone}%`),
      eq(orders.consignment, digits),
    )
  }
  // No index finds a part of a name. Compared by bytes, and with the consignment number looked up once, 100,000
  // names take 30 ms instead of 50. Only the letters a to z match in either case; Bengali has no cases.
  const hasName = sql`strpos(lower(${orders.deliveryName} collate "C"), lower(${search.trim()}::text collate "C")) > 0`
  const parcels = db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.consignment, text.toUpperCase()))
  return or(hasName, sql`${orders.id} = any(array${parcels})`)
}

/** How many orders have each status; a status of none is absent. */
export async function countOrders(db: Db): Promise<Map<OrderStatus, number>> {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .groupBy(orders.status)
  return new Map(rows.map((row) => [row.status, row.count]))
}
