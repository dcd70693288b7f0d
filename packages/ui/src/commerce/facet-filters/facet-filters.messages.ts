export const facetFiltersMessages = {
  'facets.label': 'Filters',
  'facets.open': 'Filters',
  'facets.openChosen': 'Filters ({n})',
  'facets.close': 'Show results',
  'facets.clear': 'Clear filters',
  'facets.chosen': '{label}, {n}, chosen. Remove',
  'facets.choose': '{label}, {n}',
} as const
