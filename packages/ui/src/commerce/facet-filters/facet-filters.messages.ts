export const facetFiltersMessages = {
  'facets.label': 'Filters',
  'facets.open': 'Filters',
  'facets.openChosen': 'Filters ({n})',
  'facets.close': 'Show results',
  'facets.clear': 'Clear filters',
  'facets.chosen': 'chosen. Remove',
} as const
