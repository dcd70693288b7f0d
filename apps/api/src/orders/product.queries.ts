import { and, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { categories, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** The products that other products offer at checkout. */
export const offeredProducts = alias(products, 'offered_product')

/** The columns of a product's checkout offer; needs `offeredProducts` joined. */
export const checkoutOfferColumns = {
  offerProductId: products.offerProductId,
  offerImage: products.offerImage,
  offerName: offeredProducts.name,
  offerDeletedAt: offeredProducts.deletedAt,
}

const { id, name, image, price, discountPrice, quantity } = products

function selectProducts(db: Db) {
  return db
    .select({
      id,
      name,
      image,
      price,
      discountPrice,
      quantity,
      category: categories.name,
      ...checkoutOfferColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(offeredProducts, eq(offeredProducts.id, products.offerProductId))
}

/** A product that can be ordered; prices in poisha. */
export type OrderableProduct = Awaited<ReturnType<typeof selectProducts>>[number]

/** The checkout offer of a product, as its columns. */
export type CheckoutOffer = Pick<OrderableProduct, keyof typeof checkoutOfferColumns>

/** The products of these ids that are not deleted, by id. */
export async function findProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, OrderableProduct>> {
  const valid = ids.filter((one) => one <= 2_147_483_647)
  if (valid.length === 0) return new Map()
  const rows = await selectProducts(db).where(and(inArray(id, valid), isNull(products.deletedAt)))
  return new Map(rows.map((row) => [row.id, row]))
}
