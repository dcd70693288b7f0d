/** The query parameters that the list of products reads. */
export const listParameters = [
  'category',
  'search',
  'sort',
  'minPrice',
  'maxPrice',
  'inStock',
  'page',
] as const
