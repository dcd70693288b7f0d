import { and, eq, inArray, isNull, sql, type Placeholder } from 'drizzle-orm'
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

function selectProducts(db: Db, ids: readonly Placeholder[]) {
  const { id, name, nameBn, image, price, discountPrice, quantity } = products
  return db
    .select({
      ...{ id, name, nameBn, image, price, discountPrice, quantity },
      category: categories.name,
      ...checkoutOfferColumns,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(offeredProducts, eq(offeredProducts.id, products.offerProductId))
    .where(and(inArray(id, [...ids]), isNull(products.deletedAt)))
}

/** A product that can be ordered; prices in poisha. */
export type OrderableProduct = Awaited<ReturnType<typeof selectProducts>>[number]

/** The checkout offer of a product, as its columns. */
export type CheckoutOffer = Pick<OrderableProduct, keyof typeof checkoutOfferColumns>

/**
 * One prepared statement for each of some numbers of ids. PostgreSQL plans each of them once; a
 * statement with all ids in one array parameter is planned at each call.
 */
const statements = prepareOnce((db) =>
  [1, 2, 4, 8, 16, 32, 64, 128].map((length) => {
    const names = Array.from({ length }, (_, index) => `id${index}`)
    const ids = names.map((name) => sql.placeholder(name))
    return { names, statement: selectProducts(db, ids).prepare(`products_by_${length}_ids`) }
  }),
)

/** The products of at most 128 ids that are not deleted, by id. */
export async function findProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, OrderableProduct>> {
  const valid = ids.filter((id) => id <= 2_147_483_647)
  const [first] = valid
  if (first === undefined) return new Map()
  const fitting = statements(db).find(({ names }) => names.length >= valid.length)
  if (!fitting) throw new RangeError(`At most 128 products at once, not ${valid.length}`)
  const values = fitting.names.map((name, index) => [name, valid[index] ?? first])
  const rows = await fitting.statement.execute(Object.fromEntries(values))
  return new Map(rows.map((row) => [row.id, row]))
}
