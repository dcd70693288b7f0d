export const facetFiltersMessages = {
  'facets.label': 'Filters',
  'facets.chosen': 'chosen. Remove',
} as const
