import { eq } from 'drizzle-orm'
import { products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Sets the stock of a product; returns the stock before, or undefined for an unknown product. */
export async function setStock(db: Db, id: number, quantity: number): Promise<number | undefined> {
  if (id > 2_147_483_647) return undefined
  return db.transaction(async (tx) => {
    const [product] = await tx
      .select({ quantity: products.quantity })
      .from(products)
      .where(eq(products.id, id))
      .for('no key update')
    if (!product) return undefined
    await tx.update(products).set({ quantity }).where(eq(products.id, id))
    return product.quantity
  })
}
