import { and, eq, isNull, sql } from 'drizzle-orm'
import { prepareOnce } from '../db/prepare-once.ts'
import { categories, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { offeredProducts } from '../products/product.queries.ts'

/** The columns of a product's checkout offer; needs `offeredProducts` joined. */
export const checkoutOfferColumns = {
  offerProductId: products.offerProductId,
  offerImage: products.offerImage,
  offerName: offeredProducts.name,
  offerDeletedAt: offeredProducts.deletedAt,
}

const orderableProducts = prepareOnce((db) => {
  const { id, name, nameBn, image, price, discountPrice, quantity } = products
  const isOrdered = sql`${id} = any(${sql.placeholder('ids')}::int[])`
  return db
    .select({
      ...{ id, name, nameBn, image, price, discountPrice, quantity },
      category: categories.name,
      ...checkoutOfferColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(offeredProducts, eq(offeredProducts.id, products.offerProductId))
    .where(and(isOrdered, isNull(products.deletedAt)))
    .prepare('orderable_products')
})

/** A product that can be ordered; prices in poisha. */
export type OrderableProduct = Awaited<
  ReturnType<ReturnType<typeof orderableProducts>['execute']>
>[number]

/** The checkout offer of a product, as its columns. */
export type CheckoutOffer = Pick<OrderableProduct, keyof typeof checkoutOfferColumns>

/** Whether a number can be the id of a product. Requests may carry any number. */
export const isProductId = (id: number) => id <= 2_147_483_647

/** Finds the products of some ids that are not deleted, by id. */
export async function findProducts(db: Db, ids: readonly number[]) {
  const rows = await orderableProducts(db).execute({ ids: ids.filter(isProductId) })
  return new Map(rows.map((row) => [row.id, row]))
}
