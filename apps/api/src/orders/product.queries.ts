import { and, eq, isNull, sql } from 'drizzle-orm'
import { joinCalls } from '../db/join-calls.ts'
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

/** The ids are read from a text, so that PostgreSQL keeps one plan; one for an array is made again at each call. */
const orderableProducts = prepareOnce((db) => {
  const { id, name, nameBn, image, price, discountPrice, quantity } = products
  const ids = sql`array(select jsonb_array_elements_text(${sql.placeholder('ids')}::text::jsonb)::int)`
  return db
    .select({
      ...{ id, name, nameBn, image, price, discountPrice, quantity },
      category: categories.name,
      ...checkoutOfferColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(offeredProducts, eq(offeredProducts.id, products.offerProductId))
    .where(and(sql`${id} = any (${ids})`, isNull(products.deletedAt)))
    .prepare('orderable_products')
})

/** A product that can be ordered; prices in poisha. */
export type OrderableProduct = Awaited<
  ReturnType<ReturnType<typeof orderableProducts>['execute']>
>[number]

/** The checkout offer of a product, as its columns. */
export type CheckoutOffer = Pick<OrderableProduct, keyof typeof checkoutOfferColumns>

type ProductsById = ReadonlyMap<number, OrderableProduct>

/** Calls at the same time share a statement and its result. */
const findTogether = prepareOnce((db) =>
  joinCalls<readonly number[], ProductsById>(async (calls) => {
    const ids = [...new Set(calls.flat())].filter((id) => id <= 2_147_483_647)
    const rows = await orderableProducts(db).execute({ ids: JSON.stringify(ids) })
    const found = new Map(rows.map((row) => [row.id, row]))
    return calls.map(() => found)
  }),
)

/** Finds the products of some ids that are not deleted, by id; it may return others, too. */
export const findProducts = (db: Db, ids: readonly number[]): Promise<ProductsById> =>
  findTogether(db)(ids)
