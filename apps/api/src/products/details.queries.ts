import type { ProductWire } from '@shop/domain'
import type { Sql } from '../db/client.ts'
import { findOffers } from '../orders/offer.queries.ts'
import { listColumns, listTables } from './columns.ts'
import { toWire, type OfferPrice, type ProductRow } from './product.ts'

/**
 * One product with its description, at the price of the offer that the shopper came with if that
 * offer still stands; undefined when there is none of that id, or it was deleted.
 */
export async function findProduct(
  sql: Sql,
  id: number,
  offer: { orderId: number | null; campaignId: number | null },
): Promise<ProductWire | undefined> {
  const [rows, offers] = await Promise.all([
    sql<ProductRow[]>`
      select ${listColumns(sql)}, p.description from ${listTables(sql)}
      where p.id = ${id} and p.deleted_at is null`,
    findOffers(sql, [{ productId: id, ...offer }]),
  ])
  const [row] = rows
  return row && toWire(row, best(offers.filter((found) => found.productId === id)))
}

function best(offers: readonly OfferPrice[]): OfferPrice | null {
  return offers.reduce<OfferPrice | null>(
    (low, offer) => (low === null || offer.price < low.price ? offer : low),
    null,
  )
}
