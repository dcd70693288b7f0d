import { normalText } from './name.ts'

/** The attributes that lists can be filtered by, apart from their names, which the server sends. */
export const FILTER_KEYS = [
  'brand',
  'color',
  'power',
  'capacity',
  'battery',
  'storage',
  'inches',
  'diameter',
  'length',
  'maxWeight',
  'speed',
  'connection',
  'material',
  'water',
  'warranty',
] as const

/** An attribute that lists can be filtered by. */
export type FilterKey = (typeof FILTER_KEYS)[number]

/** The chosen values by attribute. A product must have one of the values of each. */
export type AttributeFilters = Readonly<Partial<Record<FilterKey, readonly string[]>>>

const maxValues = 10
const maxLength = 60

/**
 * Reads the value of a query parameter such as `1000,1500`: sorted, each value once, at most ten of
 * 60 characters, so that one choice has one address.
 */
export function parseFilterValues(text: string | null | undefined): string[] {
  const values = (text ?? '').split(',').map(normalText)
  return [...new Set(values)]
    .filter((value) => value !== '' && value.length <= maxLength)
    .sort()
    .slice(0, maxValues)
}
