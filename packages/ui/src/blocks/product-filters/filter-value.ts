import { INDIAN, parseAmount, PRODUCT_SORTS, type NumberStyle } from '@shop/domain'

/** The supported sort orders of a product list. */
export const productSorts = PRODUCT_SORTS

/** A sort order of a product list. */
export type ProductSortValue = (typeof productSorts)[number]

/** Filters of a product list. Prices are in the market's currency; null means no limit. */
export interface ProductFilterValue {
  sort: ProductSortValue
  minPrice: number | null
  maxPrice: number | null
  inStock: boolean
}

/** A list without filters. */
export const noFilters: ProductFilterValue = {
  sort: 'default',
  minPrice: null,
  maxPrice: null,
  inStock: false,
}

/** The names of the price limits in the form. */
export const LIMITS = ['minPrice', 'maxPrice'] as const

/** The limits whose text is no amount. */
export function wrongLimits(data: FormData, style: NumberStyle): (typeof LIMITS)[number][] {
  return LIMITS.filter((name) => {
    const text = String(data.get(name) ?? '').trim()
    return text !== '' && parseAmount(text, style) === null
  })
}

/**
 * Reads the filters from form data, amounts as the market writes them. Swaps the price limits if the
 * minimum is above the maximum; an invalid limit becomes null.
 */
export function readFilters(data: FormData, style: NumberStyle = INDIAN): ProductFilterValue {
  const amount = (entry: FormDataEntryValue | null) =>
    typeof entry === 'string' ? parseAmount(entry, style) : null
  const sort = productSorts.find((order) => order === data.get('sort')) ?? 'default'
  const min = amount(data.get('minPrice'))
  const max = amount(data.get('maxPrice'))
  const swapped = min !== null && max !== null && min > max
  return {
    sort,
    minPrice: swapped ? max : min,
    maxPrice: swapped ? min : max,
    inStock: data.get('inStock') === 'true',
  }
}

const FILTERS = ['sort', 'minPrice', 'maxPrice', 'inStock'] as const

/** Whether two values select the same products in the same order. */
export const sameFilters = (one: ProductFilterValue, other: ProductFilterValue): boolean =>
  FILTERS.every((name) => one[name] === other[name])

/** A price limit in its control, with the decimal sign of the market. */
export function writeLimit(limit: number | null, { locale }: NumberStyle): string {
  if (limit === null) return ''
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.'
  return String(limit).replace('.', decimal)
}

/** Writes the filters that differ from `known` into the controls of a form, and leaves the others as they are. */
export function showFilters(
  form: HTMLFormElement,
  value: ProductFilterValue,
  known: ProductFilterValue,
  style: NumberStyle,
): void {
  for (const name of FILTERS) {
    const control = form.elements.namedItem(name)
    if (value[name] === known[name]) continue
    if (control instanceof HTMLSelectElement) control.value = value.sort
    else if (!(control instanceof HTMLInputElement)) continue
    else if (name === 'inStock') control.checked = value.inStock
    else if (name !== 'sort') control.value = writeLimit(value[name], style)
  }
}
