export const autocompleteMessages = {
  'autocomplete.loading': 'Loading...',
  'autocomplete.empty': 'Nothing found.',
  'autocomplete.results': { one: '{n} result', other: '{n} results' },
} as const
