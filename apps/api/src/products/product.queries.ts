import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { categories, products } from '../db/schema/index.ts'
import { prepareOnce } from '../db/prepare-once.ts'
import type { Db } from '../db/session.ts'

/** The products that other products offer at checkout. */
export const offeredProducts = alias(products, 'offered_product')

// Descriptions are left out: they would be most of the bytes of a list.
const {
  description,
  descriptionBn,
  keywords,
  searchText,
  searchName,
  attributes,
  offerPrice,
  createdAt,
  deletedAt,
  ...shown
} = getTableColumns(products)

/** The columns of a product in a list, with its category and its checkout offer. */
export const productColumns = {
  ...shown,
  category: categories.name,
  offerName: offeredProducts.name,
  offerDeletedAt: offeredProducts.deletedAt,
}

/** Selects `productColumns` and `more` from the joined tables; the caller adds the conditions. */
export function selectProducts<T extends Record<string, PgColumn | SQL>>(db: Db, more: T) {
  return db
    .select({ ...productColumns, ...more })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(offeredProducts, eq(offeredProducts.id, products.offerProductId))
}

/** A row of `productColumns`; prices in poisha. */
export type ProductRow = Awaited<ReturnType<typeof selectProducts<Record<never, never>>>>[number]

/** The ids are a text, so that PostgreSQL keeps one plan; one for an array is made again at each call. */
const productsById = prepareOnce((db) => {
  const ids = sql`array(select jsonb_array_elements_text(${sql.placeholder('ids')}::text::jsonb)::int)`
  return selectProducts(db, {})
    .where(and(sql`${products.id} = any(${ids})`, isNull(products.deletedAt)))
    .prepare('listed_products')
})

/** The rows of a list, in the order of `ids`. */
export async function findListed(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return []
  const rows = await productsById(db).execute({ ids: JSON.stringify(ids) })
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? [])
}
