import { nameKey, toPoisha, type FacetWire, type ProductSort } from '@shop/domain'
import type { Product, ProductQuery } from '@shop/domain/wire'
import type { Db } from '../db/session.ts'
import { ApiError } from '../http/api-error.ts'
import { filterProducts, type ProductFilter } from '../search/filter-products.ts'
import { findMatches, type Matches } from '../search/find-matches.ts'
import type { LiveIndex } from '../search/live-index.ts'
import { pageOfProducts, type ListOrder } from '../search/page-of-products.ts'
import { flag, type ProductIndex } from '../search/product-index.ts'
import { decodeCursor, encodeCursor } from './cursor.ts'
import { toFacets } from './facets.ts'
import { findListed } from './product.queries.ts'
import { findMarks } from './search-marks.ts'
import { toProductWire } from './to-product-wire.ts'

/** A database, and the index of its products. */
export interface ProductSource {
  db: Db
  index: LiveIndex
}

/**
 * A list of products. `total` counts the whole list and `nextCursor` continues it; both need a `limit`.
 * A search also has the words of names that matched, its text without typing errors, and whether its
 * products are guesses.
 */
export interface ProductList {
  data: Product[]
  total?: number
  nextCursor?: string | null
  marks?: string[]
  corrected?: string | null
  guess?: boolean
  /** The attributes that the list can be filtered by, for a query with `facets`. */
  facets?: FacetWire[]
}

/**
 * The products of a query, in its order. The index finds them, and the database has their rows.
 * @throws ApiError 400 for a cursor that no list has returned
 */
export async function listProducts(
  { db, index }: ProductSource,
  query: ProductQuery,
): Promise<ProductList> {
  const { ids, total, next, matches, facets } = find(await index.current(), query)
  const data = (await findListed(db, ids)).map((row) => toProductWire(row))
  return {
    data,
    ...(query.limit !== undefined && { total, nextCursor: next && encodeCursor(next) }),
    ...(facets && { facets }),
    ...(matches && foundBy(data, matches)),
  }
}

/** How many products the list of a query has. */
export async function countProducts({ index }: ProductSource, query: ProductQuery) {
  return find(await index.current(), { ...query, limit: 1 }).total
}

/** The whole list of a query in parts of `size` products, so that a large one is never in memory. */
export async function* listInParts(
  source: ProductSource,
  query: ProductQuery,
  size: number,
): AsyncGenerator<Product[]> {
  const { page: _, ...whole } = query
  let cursor: string | null | undefined
  do {
    const { data, nextCursor } = await listProducts(source, {
      ...whole,
      limit: size,
      cursor: cursor ?? undefined,
    })
    yield data
    cursor = nextCursor
  } while (cursor)
}

/** At most `limit` products that match a text, best first, and the words that matched. */
export async function searchProducts(
  { db, index }: ProductSource,
  text: string,
  limit: number,
): Promise<FoundProducts> {
  const current = await index.current()
  const matches = findMatches(current, text)
  const ids = Array.from(matches.slots.subarray(0, limit), (slot) => current.ids[slot] ?? 0)
  const data = (await findListed(db, ids)).map((row) => toProductWire(row))
  return { data, ...foundBy(data, matches) }
}

function foundBy(data: readonly Product[], { terms, corrected, isGuess }: Matches) {
  return { marks: findMarks(data, terms), corrected, guess: isGuess }
}

/** Products that a text finds, the words of their names that matched, and whether they are guesses. */
export interface FoundProducts {
  data: Product[]
  marks: string[]
  corrected: string | null
  guess: boolean
}

/** What the index has of the list of a query. It must not be asked while the index changes. */
function find(index: ProductIndex, query: ProductQuery) {
  const matches = query.search === undefined ? null : findMatches(index, query.search)
  const filter = filterOf(index, query)
  const counts = query.facets ? new Uint32Array(index.tags.length) : null
  const found = filterProducts(index, filter, amongOf(index, query, matches), counts)
  const start =
    query.cursor === undefined
      ? ((query.page ?? 1) - 1) * (query.limit ?? 0)
      : placeOf(query.cursor)
  const { ids, last } = pageOfProducts(
    index,
    found,
    orderOf(query.sort ?? 'default', matches),
    start,
    query.limit ?? Infinity,
  )
  const facets = counts && toFacets(index, counts, query)
  return { ids, total: found.listed.length, next: last, matches, facets }
}

function filterOf(index: ProductIndex, query: ProductQuery): ProductFilter {
  const category = query.category && nameKey(query.category)
  return {
    flags:
      (query.discount ? flag.discounted : 0) |
      (query.inStock ? flag.inStock : 0) |
      (query.productType === 'Combo' ? flag.combo : 0),
    notFlags: query.productType === 'Single' ? flag.combo : 0,
    // No product has the category 0.
    categoryId: category ? (index.categories.get(category) ?? 0) : null,
    minPrice: query.minPrice === undefined ? 0 : toPoisha(query.minPrice),
    maxPrice: query.maxPrice === undefined ? Infinity : toPoisha(query.maxPrice),
    attributes: query,
  }
}

/** The slots that a list chooses from: those of a search, or of given ids; null for all. */
function amongOf(index: ProductIndex, { ids }: ProductQuery, matches: Matches | null) {
  if (!ids) return matches && matches.slots
  const slots = new Set(ids.flatMap((id) => index.slotOf(id) ?? []))
  return matches ? matches.slots.filter((slot) => slots.has(slot)) : Uint32Array.from(slots)
}

function orderOf(sort: ProductSort, matches: Matches | null): ListOrder {
  switch (sort) {
    case 'price_asc':
      return { key: 'finalPrice', descending: false }
    case 'price_desc':
      return { key: 'finalPrice', descending: true }
    case 'newest':
      return { key: 'id', descending: true }
    case 'discount':
      return { key: 'discountPercent', descending: true }
    case 'default':
      return matches ? { ranked: matches.slots } : { key: 'id', descending: false }
  }
}

function placeOf(text: string) {
  const cursor = decodeCursor(text)
  if (cursor) return cursor
  throw new ApiError(400, 'The cursor is not valid.', [
    { field: 'cursor', message: 'Use nextCursor of the former answer' },
  ])
}
