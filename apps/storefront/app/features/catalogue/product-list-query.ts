import {
  FILTER_KEYS,
  parseFilterValues,
  parseTaka,
  type AttributeFilters,
  type FilterKey,
} from '@shop/domain'
import { productSorts, type ProductFilterValue } from '@shop/ui'
import type { ListSearch } from '../../lib/api.ts'

/** Products that Load more adds. */
const PAGE_SIZE = 24

/** Pages shown together. A list with more pages starts a new block, so that the document stays small. */
const PAGES_PER_BLOCK = 8

/** The query of a /products URL. */
export interface ProductListQuery {
  category: string | null
  search: string | null
  filters: ProductFilterValue
  /** The chosen values of attributes. */
  attributes: AttributeFilters
  /** Page number from 1. The list shows this page and the previous ones of its block. */
  page: number
  /** Whether products are chosen to be compared, in place of being bought. */
  choosing: boolean
}

/**
 * Parses the query of a /products URL; an invalid value counts as absent. Price limits that are the wrong way
 * round, as a form without script sends them, are swapped.
 */
export function parseListQuery(params: URLSearchParams): ProductListQuery {
  const sort = productSorts.find((option) => option === params.get('sort')) ?? productSorts[0]
  const min = parseTaka(params.get('minPrice') ?? '')
  const max = parseTaka(params.get('maxPrice') ?? '')
  const swapped = min !== null && max !== null && min > max
  return {
    category: params.get('category')?.trim() || null,
    search: params.get('search')?.trim().slice(0, 100) || null,
    filters: {
      sort,
      minPrice: swapped ? max : min,
      maxPrice: swapped ? min : max,
      inStock: params.get('inStock') === 'true',
    },
    attributes: parseAttributes(params),
    page: parsePage(params.get('page')),
    choosing: params.get('choose') === 'compare',
  }
}

/** The URL of a list; default values are left out. */
export function listHref({
  category,
  search,
  filters,
  attributes,
  page,
  choosing,
}: ProductListQuery): string {
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (search) params.set('search', search)
  if (filters.sort !== productSorts[0]) params.set('sort', filters.sort)
  if (filters.minPrice !== null) params.set('minPrice', String(filters.minPrice))
  if (filters.maxPrice !== null) params.set('maxPrice', String(filters.maxPrice))
  if (filters.inStock) params.set('inStock', 'true')
  for (const [key, values] of Object.entries(attributeParams(attributes))) params.set(key, values)
  if (page > 1) params.set('page', String(page))
  if (choosing) params.set('choose', 'compare')
  const query = params.toString()
  return query ? `/products?${query}` : '/products'
}

/** The URL of a category's list from which products to compare are chosen. */
export const compareChoiceHref = (category: string): string =>
  listHref({ ...parseListQuery(new URLSearchParams({ category })), choosing: true })

/** The URL of a list with a value of an attribute chosen, or without it when it is. */
export function toggledHref(query: ProductListQuery, key: FilterKey, value: string): string {
  const chosen = query.attributes[key] ?? []
  const values = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : parseFilterValues([...chosen, value].join(','))
  const { [key]: _, ...others } = query.attributes
  const attributes = values.length > 0 ? { ...others, [key]: values } : others
  return listHref({ ...query, attributes, page: 1 })
}

/** The API request for a list, and how many products of the response are shown. */
export function listRequest(query: ProductListQuery): { search: ListSearch; shown: number } {
  const block = Math.floor((query.page - 1) / PAGES_PER_BLOCK)
  const shown = (((query.page - 1) % PAGES_PER_BLOCK) + 1) * PAGE_SIZE
  const { sort, minPrice, maxPrice, inStock } = query.filters
  return {
    shown,
    search: {
      ...(query.search ? { search: query.search } : {}),
      ...(sort === productSorts[0] ? {} : { sort }),
      ...(minPrice === null ? {} : { minPrice }),
      ...(maxPrice === null ? {} : { maxPrice }),
      ...(inStock ? { inStock } : {}),
      ...attributeParams(query.attributes),
      // Of all products there are too many values to choose from.
      ...(isNarrowed(query) ? { facets: true } : {}),
      limit: block === 0 ? shown : PAGES_PER_BLOCK * PAGE_SIZE,
      ...(block === 0 ? {} : { page: block + 1 }),
    },
  }
}

/** The number of products up to and including a page. */
export function countThroughPage(page: number): number {
  return page * PAGE_SIZE
}

/** The number of the last page of a list; 0 for an empty one. */
export function lastPageOf(total: number): number {
  return Math.ceil(total / PAGE_SIZE)
}

/** Whether a list is one of a category, a search or attributes. */
function isNarrowed({ category, search, attributes }: ProductListQuery): boolean {
  return category !== null || search !== null || Object.keys(attributes).length > 0
}

function parseAttributes(params: URLSearchParams): AttributeFilters {
  const read = FILTER_KEYS.map((key) => [key, parseFilterValues(params.get(key))] as const)
  return Object.fromEntries(read.filter(([, values]) => values.length > 0))
}

/** The values of each attribute as an address has them. One choice has one order, in whatever order it was made. */
export function attributeParams(attributes: AttributeFilters): Partial<Record<FilterKey, string>> {
  const given = FILTER_KEYS.filter((key) => attributes[key])
  return Object.fromEntries(given.map((key) => [key, attributes[key]?.join(',') ?? '']))
}

function parsePage(text: string | null): number {
  return text && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
}
