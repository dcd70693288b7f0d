import { and, asc, isNull, lte, sql } from 'drizzle-orm'
import { LOW_STOCK } from '@shop/domain'
import { products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** The products that are running out, the fewest pieces first, and how many there are. */
export async function readLowStock(db: Db, limit: number) {
  const { id, name, quantity, deletedAt } = products
  const rows = await db
    .select({ id, name, pieces: quantity, all: sql`count(*) over ()`.mapWith(Number) })
    .from(products)
    .where(and(isNull(deletedAt), lte(quantity, LOW_STOCK)))
    .orderBy(asc(quantity), asc(id))
    .limit(limit)
  return { count: rows[0]?.all ?? 0, first: rows.map(({ all: _, ...product }) => product) }
}
