export const categoryListMessages = {
  'category.filter': 'Filter categories',
  'category.none': 'No category of that name.',
} as const
