export const bannerAreaMessages = {
  'bannerArea.show': 'Show categories',
  'bannerArea.hide': 'Hide categories',
  'bannerArea.categories': 'Categories',
} as const
