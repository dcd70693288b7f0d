import { and, asc, getTableColumns, inArray, not, sql } from 'drizzle-orm'
import { isToConfirm, ORDER_STATUSES, type ReviewReason } from '@shop/domain'
import { orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { piecesOf } from './order-list.queries.ts'

const { status, reviewReasons, callAt, createdAt, id } = orders

/** The reason for a review of an order whose shopper is not called until the phone number is corrected. */
export const wrongNumber = 'wrong_number' satisfies ReviewReason

const isToCall = and(
  inArray(status, ORDER_STATUSES.filter(isToConfirm)),
  not(sql`${reviewReasons} @> ${JSON.stringify([wrongNumber])}::jsonb`),
)
const isDue = sql`(${callAt} is null or ${callAt} <= now())`

/** The orders whose shoppers are called now: first those whose time has come, then the oldest. */
export async function listCalls(db: Db, limit: number) {
  return db
    .select({ ...getTableColumns(orders), pieces: piecesOf(db) })
    .from(orders)
    .where(and(isToCall, isDue))
    .orderBy(sql`${callAt} asc nulls last`, asc(createdAt), asc(id))
    .limit(limit)
}

/** How many shoppers are called now and later, and when the first of the later ones. */
export async function countCalls(db: Db) {
  const isLater = sql`not ${isDue}`
  const [row] = await db
    .select({
      waiting: sql`count(*) filter (where ${isDue})`.mapWith(Number),
      later: sql`count(*) filter (where ${isLater})`.mapWith(Number),
      nextAt: sql<string | null>`min(${callAt}) filter (where ${isLater})`,
    })
    .from(orders)
    .where(isToCall)
  return row ?? { waiting: 0, later: 0, nextAt: null }
}
