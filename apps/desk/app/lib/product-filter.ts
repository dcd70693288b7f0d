import { PRODUCT_FILTERS } from '@shop/domain'

/** Which products are shown: the names are those of the address and of the API. Empty parts are left out. */
export interface ProductFilter {
  q?: string
  filter?: (typeof PRODUCT_FILTERS)[number]
}

/** The filter of an address. What cannot be one is left out. */
export function readProductFilter(search: URLSearchParams): ProductFilter {
  const q = search.get('q')?.trim()
  const filter = PRODUCT_FILTERS.find((known) => known === search.get('filter'))
  return { ...(q && { q }), ...(filter && { filter }) }
}

/** The address of the list with a filter. */
export function productsPath(filter: ProductFilter): string {
  const query = new URLSearchParams(
    Object.entries(filter).filter(([, text]) => text !== ''),
  ).toString()
  return query ? `/products?${query}` : '/products'
}
