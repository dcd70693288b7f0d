import { and, asc, eq, gt, ilike, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { categories, products } from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'

/** Selects products of the owner's list. */
interface ProductFilter {
  state?: 'live' | 'hidden' | undefined
  /** Part of the name in a language, or the id. */
  search?: string | undefined
  /** Only products with fewer pieces in stock. */
  below?: number | undefined
  /** Only products with a larger id. */
  after?: number | undefined
  limit: number
}

/** A product of the owner's list; prices in poisha. */
export type OwnedProduct = Awaited<ReturnType<typeof listOwnedProducts>>[number]

const { id, name, nameBn, price, discountPrice, image, quantity, deletedAt } = products
const columns = { id, name, nameBn, price, discountPrice, image, quantity, deletedAt }

const selectOwned = (db: Db) =>
  db
    .select({ ...columns, category: categories.name })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))

/** Products in the order of their ids, hidden ones too. */
export async function listOwnedProducts(db: Db, filter: ProductFilter) {
  const { state, search, below, after, limit } = filter
  return await selectOwned(db)
    .where(
      and(
        state && (state === 'live' ? isNull(deletedAt) : isNotNull(deletedAt)),
        search ? hasText(search) : undefined,
        below === undefined ? undefined : lt(quantity, below),
        after === undefined ? undefined : gt(id, after),
      ),
    )
    .orderBy(asc(id))
    .limit(limit)
}

/** A product of the owner's list by its id. */
export async function findOwnedProduct(db: Db, wanted: number): Promise<OwnedProduct | undefined> {
  const [found] = await selectOwned(db).where(eq(id, wanted))
  return found
}

function hasText(text: string) {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const number = /^\d{1,9}$/.test(text) ? eq(id, Number(text)) : undefined
  return or(ilike(name, part), ilike(nameBn, part), number)
}
