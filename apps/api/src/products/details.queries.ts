import type { ProductWire } from '@shop/domain'
import type { Sql } from '../db/client.ts'
import type { Db } from '../db/session.ts'
import { findBestOffers } from '../offers/offer.queries.ts'
import { listColumns, listTables } from './columns.ts'
import { toWire, type ProductRow } from './product.ts'

/**
 * One product with its description, at the price of the offer that the shopper came with if that
 * offer still stands; undefined when there is none of that id, or it was deleted.
 */
export async function findProduct(
  sql: Sql,
  db: Db,
  id: number,
  offer: { orderId: number | null; campaignId: number | null },
): Promise<ProductWire | undefined> {
  const [[row], [best]] = await Promise.all([
    sql<ProductRow[]>`
      select ${listColumns(sql)}, p.description from ${listTables(sql)}
      where p.id = ${id} and p.deleted_at is null`,
    findBestOffers(db, [{ productId: id, ...offer }]),
  ])
  return row && toWire(row, best ?? null)
}
