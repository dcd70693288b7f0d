export const productFiltersMessages = {
  'filters.label': 'Sort and filter',
  'filters.sort': 'Sort by',
  'filters.default': 'Recommended',
  'filters.priceAscending': 'Price: low to high',
  'filters.priceDescending': 'Price: high to low',
  'filters.newest': 'Newest',
  'filters.discount': 'Biggest discount',
  'filters.min': 'From ({currency})',
  'filters.max': 'To ({currency})',
  'filters.inStock': 'In stock only',
  'filters.apply': 'Apply',
  'filters.open': 'Filters',
  'filters.openChosen': 'Filters ({n})',
  'filters.show': 'Show results',
  'filters.clear': 'Clear filters',
  'filters.invalid': 'Enter a price such as {example}.',
} as const

/** The key of the text of each sort order. */
export const sortTexts = {
  default: 'filters.default',
  price_asc: 'filters.priceAscending',
  price_desc: 'filters.priceDescending',
  newest: 'filters.newest',
  discount: 'filters.discount',
} as const
