import { and, asc, desc, eq, gt, gte, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { toPoisha, type FacetWire, type ProductSort } from '@shop/domain'
import type { Product, ProductQuery } from '@shop/domain/wire'
import {
  categories,
  discountPercent,
  finalPrice,
  isDiscounted,
  products,
} from '../db/schema/index.ts'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { countFacets, hasAttributes } from './facets.queries.ts'
import { selectProducts, type ProductRow } from './product.queries.ts'
import { findMarks } from './search-marks.ts'
import { findMatches, type Matches } from './search.queries.ts'
import { toProductWire } from './to-product-wire.ts'

const maxMatches = 500

/**
 * A list of products. `total` counts the whole list and `nextCursor` continues it; both need a `limit`.
 * A search also has the words of names that matched, and its text without typing errors.
 */
export interface ProductList {
  data: Product[]
  total?: number
  nextCursor?: string | null
  marks?: string[]
  corrected?: string | null
  /** The attributes that the list can be filtered by, for a query with `facets`. */
  facets?: FacetWire[]
}

/** Returns what `count` counts, or a cached count of the same key. */
export type CountCache = (key: string, count: () => Promise<number>) => Promise<number>

/**
 * The products of a query, in its order.
 * @param cached may cache totals: to count a large list takes longer than to read a page of it
 * @throws ApiError 400 for a cursor that no list has returned
 */
export async function listProducts(
  db: Db,
  query: ProductQuery,
  cached: CountCache = (_, count) => count(),
): Promise<ProductList> {
  const found = query.search === undefined ? null : await findMatches(db, query.search, maxMatches)
  const matches = found && found.ids
  const where = conditions(db, query, matches)
  const { value, descending } = order(query.sort ?? 'default', matches)
  const orderBy = descending ? [desc(value), desc(products.id)] : [asc(value), asc(products.id)]
  const select = () => selectProducts(db, { sortValue: sql<number>`${value}` })
  const { limit, page, cursor, sort: _, facets: __, ...filter } = query
  if (limit === undefined) {
    const rows = await select()
      .where(where)
      .orderBy(...orderBy)
    return withMatches({ data: rows.map(toWire) }, found)
  }
  const [rows, total] = await Promise.all([
    select()
      .where(and(where, cursor ? after(cursor, value, descending) : undefined))
      .orderBy(...orderBy)
      // One row more than asked for shows whether the list goes on.
      .limit(limit + 1)
      .offset(cursor ? 0 : ((page ?? 1) - 1) * limit),
    cached(JSON.stringify(filter), () => db.$count(products, where)),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const list = {
    data: shown.map(toWire),
    total,
    nextCursor: last ? encodeCursor({ value: Number(last.sortValue), id: last.id }) : null,
  }
  return withMatches(list, found)
}

function withMatches(list: ProductList, found: Matches | null): ProductList {
  if (!found) return list
  return { ...list, marks: findMarks(list.data, found.terms), corrected: found.corrected }
}

/** How many products the list of a query has. */
export async function countProducts(db: Db, query: ProductQuery): Promise<number> {
  const matches =
    query.search === undefined ? null : (await findMatches(db, query.search, maxMatches)).ids
  return await db.$count(products, conditions(db, query, matches))
}

/** The attributes that the list of a query can be filtered by. */
export async function listFacets(db: Db, query: ProductQuery): Promise<FacetWire[]> {
  const matches =
    query.search === undefined ? null : (await findMatches(db, query.search, maxMatches)).ids
  return await countFacets(db, conditionsButAttributes(db, query, matches), query)
}

/** The whole list of a query in parts of `size` products, so that a large one is never in memory. */
export async function* listInParts(
  db: Db,
  query: ProductQuery,
  size: number,
): AsyncGenerator<Product[]> {
  const { page: _, ...whole } = query
  let cursor: string | null | undefined
  do {
    const part = { ...whole, limit: size, cursor: cursor ?? undefined }
    const { data, nextCursor } = await listProducts(db, part, () => Promise.resolve(0))
    yield data
    cursor = nextCursor
  } while (cursor)
}

function toWire({ sortValue, ...row }: ProductRow & { sortValue: number }) {
  return toProductWire(row)
}

function conditions(db: Db, query: ProductQuery, matches: number[] | null) {
  return and(conditionsButAttributes(db, query, matches), hasAttributes(query))
}

function conditionsButAttributes(db: Db, query: ProductQuery, matches: number[] | null) {
  const category = query.category?.replaceAll('\u0000', '').trim()
  return and(
    isNull(products.deletedAt),
    query.discount ? isDiscounted(products) : undefined,
    query.productType ? eq(products.productType, query.productType) : undefined,
    category ? eq(products.categoryId, categoryId(db, category)) : undefined,
    query.minPrice === undefined ? undefined : gte(finalPrice(products), toPoisha(query.minPrice)),
    query.maxPrice === undefined ? undefined : lte(finalPrice(products), toPoisha(query.maxPrice)),
    query.inStock ? gt(products.quantity, 0) : undefined,
    query.ids ? isOneOf(query.ids) : undefined,
    matches ? isOneOf(matches) : undefined,
  )
}

/** One array parameter, so that lists of every length share one prepared statement. */
function isOneOf(ids: readonly number[]) {
  return sql`${products.id} = any(${sql.param(ids)}::int[])`
}

function categoryId(db: Db, name: string) {
  return db
    .select({ id: categories.id })
    .from(categories)
    .where(sql`lower(${categories.name}) = lower(${name})`)
}

/**
 * What a list is sorted by. Each value is a column or an expression that an index holds; the matches
 * of a search are sorted by their rank.
 */
function order(
  sort: ProductSort,
  matches: number[] | null,
): { value: SQL | typeof products.id; descending: boolean } {
  switch (sort) {
    case 'price_asc':
      return { value: finalPrice(products), descending: false }
    case 'price_desc':
      return { value: finalPrice(products), descending: true }
    case 'newest':
      return { value: products.id, descending: true }
    case 'discount':
      return { value: discountPercent(products), descending: true }
    case 'default':
      return { value: matches ? rankIn(matches) : products.id, descending: false }
  }
}

function rankIn(ids: readonly number[]) {
  return sql<number>`array_position(${sql.param(ids)}::int[], ${products.id})`
}

function after(text: string, value: SQL | typeof products.id, descending: boolean) {
  const cursor = decodeCursor(text)
  if (!cursor) {
    throw new ApiError(400, 'The cursor is not valid.', [
      { field: 'cursor', message: 'Use nextCursor of the former answer' },
    ])
  }
  const row = sql`(${value}, ${products.id})`
  const last = sql`(${cursor.value}::bigint, ${cursor.id}::int)`
  return descending ? sql`${row} < ${last}` : sql`${row} > ${last}`
}
