export const productFiltersMessages = {
  'filters.label': 'Sort and filter',
  'filters.sort': 'Sort by',
  'filters.default': 'Recommended',
  'filters.price_asc': 'Price: low to high',
  'filters.price_desc': 'Price: high to low',
  'filters.newest': 'Newest',
  'filters.discount': 'Biggest discount',
  'filters.min': 'From (tk)',
  'filters.max': 'To (tk)',
  'filters.inStock': 'In stock only',
  'filters.apply': 'Apply',
} as const
