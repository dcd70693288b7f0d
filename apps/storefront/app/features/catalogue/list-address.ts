import { productSorts, type ProductFilterValue } from '@shop/ui'
import type { ListSearch } from '../../lib/api.ts'

/** Products that one press of Load more adds. */
export const PAGE_SIZE = 24

/** Pages that grow below each other; after them a list starts over further on, so that no page grows for ever. */
const PAGES_TOGETHER = 8

/** What an address of /products asks for. */
export interface ListAddress {
  category: string | null
  search: string | null
  filters: ProductFilterValue
  /** From 1; the list shows this page and those before it. */
  page: number
}

/** Reads the address of a list; whatever makes no sense in it counts as absent. */
export function readAddress(search: URLSearchParams): ListAddress {
  const sort = productSorts.find((known) => known === search.get('sort')) ?? productSorts[0]
  return {
    category: search.get('category')?.trim() || null,
    search: search.get('search')?.trim().slice(0, 100) || null,
    filters: {
      sort,
      minPrice: amount(search.get('minPrice')),
      maxPrice: amount(search.get('maxPrice')),
      inStock: search.get('inStock') === 'true',
    },
    page: pageNumber(search.get('page')),
  }
}

/** The address of a list, without what is at its default. */
export function writeAddress({ category, search, filters, page }: ListAddress): string {
  const query = new URLSearchParams()
  if (category) query.set('category', category)
  if (search) query.set('search', search)
  if (filters.sort !== productSorts[0]) query.set('sort', filters.sort)
  if (filters.minPrice !== null) query.set('minPrice', String(filters.minPrice))
  if (filters.maxPrice !== null) query.set('maxPrice', String(filters.maxPrice))
  if (filters.inStock) query.set('inStock', 'true')
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/products?${text}` : '/products'
}

/** What to ask the API for, and how many of the answer are shown. */
export function listRequest(address: ListAddress): { search: ListSearch; shown: number } {
  const block = Math.floor((address.page - 1) / PAGES_TOGETHER)
  const shown = (((address.page - 1) % PAGES_TOGETHER) + 1) * PAGE_SIZE
  const { sort, minPrice, maxPrice, inStock } = address.filters
  return {
    shown,
    search: {
      ...(address.search ? { search: address.search } : {}),
      ...(sort === productSorts[0] ? {} : { sort }),
      ...(minPrice === null ? {} : { minPrice }),
      ...(maxPrice === null ? {} : { maxPrice }),
      ...(inStock ? { inStock } : {}),
      limit: block === 0 ? shown : PAGES_TOGETHER * PAGE_SIZE,
      ...(block === 0 ? {} : { page: block + 1 }),
    },
  }
}

/** How many products of the whole list lie before and within what this address shows. */
export function shownUpTo(page: number): number {
  return page * PAGE_SIZE
}

function pageNumber(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 1 && page < 100_000 ? page : 1
}

function amount(text: string | null): number | null {
  return text && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null
}
