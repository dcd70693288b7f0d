import { and, asc, eq, ilike, isNotNull, isNull, lt } from 'drizzle-orm'
import { categories, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Selects products of the owner's list. */
export interface ProductFilter {
  state: 'live' | 'hidden' | null
  /** Part of the name. */
  name: string | null
  /** Only products with fewer pieces in stock. */
  below: number | null
  limit: number
}

/** Products in the order of their ids; prices in poisha. */
export async function listProductsOfOwner(db: Db, filter: ProductFilter) {
  const { state, name, below, limit } = filter
  const { id, price, discountPrice, quantity, deletedAt } = products
  return await db
    .select({
      id,
      name: products.name,
      category: categories.name,
      price,
      discountPrice,
      quantity,
      deletedAt,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(
      and(
        state === null ? undefined : state === 'live' ? isNull(deletedAt) : isNotNull(deletedAt),
        name === null ? undefined : ilike(products.name, `%${name.replace(/[\\%_]/g, '\\$&')}%`),
        below === null ? undefined : lt(quantity, below),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
}
