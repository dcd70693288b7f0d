/** The orders a list can be shown in. */
export const productSorts = ['default', 'price_asc', 'price_desc', 'newest', 'discount'] as const

/** One of the orders a list can be shown in. */
export type ProductSortValue = (typeof productSorts)[number]

/** What a list is narrowed to; prices are taka, null means no limit. */
export interface ProductFilterValue {
  sort: ProductSortValue
  minPrice: number | null
  maxPrice: number | null
  inStock: boolean
}

function taka(entry: FormDataEntryValue | null): number | null {
  const text = String(entry ?? '').trim()
  const amount = Number(text)
  return text !== '' && Number.isFinite(amount) && amount >= 0 ? amount : null
}

/** What the form says; limits that were entered the wrong way round are turned. */
export function readFilters(data: FormData): ProductFilterValue {
  const sort = productSorts.find((order) => order === data.get('sort')) ?? 'default'
  const low = taka(data.get('minPrice'))
  const high = taka(data.get('maxPrice'))
  const turned = low !== null && high !== null && low > high
  return {
    sort,
    minPrice: turned ? high : low,
    maxPrice: turned ? low : high,
    inStock: data.get('inStock') === 'true',
  }
}
