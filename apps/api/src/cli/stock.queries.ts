import { eq } from 'drizzle-orm'
import type { StockChange } from '../catalogue-import/cells.ts'
import { products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

const maxPieces = 2_000_000_000

/**
 * Changes the stock of a product. Returns the stock before and after; `to` is null when the stock
 * would leave its range and nothing was changed. Undefined for an unknown product.
 */
export async function changeStock(
  db: Db,
  id: number,
  change: StockChange,
): Promise<{ from: number; to: number | null } | undefined> {
  if (id > 2_147_483_647) return undefined
  return db.transaction(async (tx) => {
    const [product] = await tx
      .select({ quantity: products.quantity })
      .from(products)
      .where(eq(products.id, id))
      .for('no key update')
    if (!product) return undefined
    const from = product.quantity
    const to = 'set' in change ? change.set : from + change.add
    if (to < 0 || to > maxPieces) return { from, to: null }
    await tx.update(products).set({ quantity: to }).where(eq(products.id, id))
    return { from, to }
  })
}
