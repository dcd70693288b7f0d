import { FILTER_KEYS } from '@shop/domain'

/** The query parameters that the list of products reads, those of its attributes last. */
export const listParameters = [
  'category',
  'search',
  'sort',
  'minPrice',
  'maxPrice',
  'inStock',
  'page',
  'choose',
  ...FILTER_KEYS,
] as const
