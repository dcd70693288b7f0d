import { and, eq, inArray, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { prepareOnce } from '../db/prepare-once.ts'
import { categories, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { offeredProducts } from '../products/product.queries.ts'
import {
  keyValues,
  storedResponseColumn,
  validResponse,
  type StoredResponse,
} from './idempotency.queries.ts'
import type { OrderKey } from './idempotency.ts'

/** The columns of a product's checkout offer; needs `offeredProducts` joined. */
export const checkoutOfferColumns = {
  offerProductId: products.offerProductId,
  offerImage: products.offerImage,
  offerName: offeredProducts.name,
  offerDeletedAt: offeredProducts.deletedAt,
}

function selectProducts<T extends Record<string, SQL.Aliased>>(
  db: Db,
  ids: readonly Placeholder[],
  more: T,
) {
  const { id, name, nameBn, image, price, discountPrice, quantity } = products
  return db
    .select({
      ...{ id, name, nameBn, image, price, discountPrice, quantity },
      category: categories.name,
      ...checkoutOfferColumns,
      ...more,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(offeredProducts, eq(offeredProducts.id, products.offerProductId))
    .where(and(inArray(id, [...ids]), isNull(products.deletedAt)))
}

/** A product that can be ordered; prices in poisha. */
export type OrderableProduct = Awaited<
  ReturnType<typeof selectProducts<Record<never, never>>>
>[number]

/** The checkout offer of a product, as its columns. */
export type CheckoutOffer = Pick<OrderableProduct, keyof typeof checkoutOfferColumns>

const lengths = [1, 2, 4, 8, 16, 32, 64, 128]

/**
 * One prepared statement for each of some numbers of ids. PostgreSQL plans each of them once; a
 * statement with all ids in one array parameter is planned at each call.
 */
const statements = prepareOnce((db) =>
  lengths.map((length) => {
    const ids = Array.from({ length }, (_, index) => sql.placeholder(`id${index}`))
    const stored = { stored: storedResponseColumn(db) }
    return {
      length,
      products: selectProducts(db, ids, {}).prepare(`products_by_${length}_ids`),
      withResponse: selectProducts(db, ids, stored).prepare(`products_and_response_by_${length}`),
    }
  }),
)

/** The statement for some ids, and the values of its placeholders; undefined without a valid id. */
function statementFor(db: Db, ids: readonly number[]) {
  const valid = ids.filter((id) => id <= 2_147_483_647)
  const [first] = valid
  if (first === undefined) return undefined
  const statement = statements(db).find(({ length }) => length >= valid.length)
  if (!statement) throw new RangeError(`At most 128 products at once, not ${valid.length}`)
  const values = Array.from({ length: statement.length }, (_, index) => [
    `id${index}`,
    valid[index] ?? first,
  ])
  return { statement, values: Object.fromEntries(values) as Record<string, number> }
}

const byId = <T extends { id: number }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.id, row]))

/** The products of at most 128 ids that are not deleted, by id. */
export async function findProducts(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, OrderableProduct>> {
  const found = statementFor(db, ids)
  return byId(found ? await found.statement.products.execute(found.values) : [])
}

/**
 * The same, and the response that is stored under the key of an order, in one round trip. The response
 * stays undefined when none of the products exists.
 */
export async function findProductsAndResponse(
  db: Db,
  ids: readonly number[],
  key: OrderKey,
): Promise<{ products: Map<number, OrderableProduct>; stored: StoredResponse | undefined }> {
  const found = statementFor(db, ids)
  const values = { ...found?.values, ...keyValues(key) }
  const rows = found ? await found.statement.withResponse.execute(values) : []
  return { products: byId(rows), stored: validResponse(rows[0]?.stored, key) }
}
