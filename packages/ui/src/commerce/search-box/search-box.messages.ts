export const searchBoxMessages = {
  'search.label': 'Search products',
  'search.placeholder': 'What are you looking for?',
} as const
