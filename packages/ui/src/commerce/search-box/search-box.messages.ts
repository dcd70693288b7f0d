export const searchBoxMessages = {
  'search.label': 'Search products',
  'search.placeholder': 'What are you looking for?',
  'search.forget': 'Clear recent searches',
} as const
