import { count, gt, max, sql } from 'drizzle-orm'
import { orders } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/**
 * The last change of an order, and how many were changed in the last minute: a transaction that ends late has an
 * earlier time than one that was seen before, and then the number tells.
 */
export async function readActivity(db: Db): Promise<{ latest: string | null; recent: number }> {
  const [row] = await db
    .select({ latest: max(orders.updatedAt), recent: count() })
    .from(orders)
    .where(gt(orders.updatedAt, sql`now() - interval '1 minute'`))
  return row ?? { latest: null, recent: 0 }
}
