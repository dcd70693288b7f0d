export const productGridMessages = {
  'grid.empty': 'No products found.',
  'grid.failed': 'Failed to load products. Please try again later.',
  'grid.loading': 'Loading...',
} as const
