import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import type { CategoryWire } from '@shop/domain'
import { categories, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

const { keywords, position, hidden, ...columns } = getTableColumns(categories)

/** Id and name of a category's first products; a lateral subquery that needs `categories` before it. */
export function firstProducts(db: Db, limit: number) {
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(and(eq(products.categoryId, categories.id), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .limit(limit)
    .as('first_product')
}

/** The categories in their order, without the hidden ones, each with its first four products. */
export async function listCategories(db: Db): Promise<Required<CategoryWire>[]> {
  const first = firstProducts(db, 4)
  const rows = await db
    .select({ category: columns, product: { id: first.id, name: first.name } })
    .from(categories)
    .leftJoinLateral(first, sql`true`)
    .where(eq(hidden, false))
    .orderBy(asc(position), asc(categories.id), asc(first.id))
  const found = new Map<number, Required<CategoryWire>>()
  for (const { category, product } of rows) {
    const known = found.get(category.id) ?? { ...category, products: [] }
    if (product) known.products.push(product)
    found.set(category.id, known)
  }
  return [...found.values()]
}
