export const bannerAreaMessages = {
  'banner-area.show': 'Show categories',
  'banner-area.hide': 'Hide categories',
  'banner-area.categories': 'Categories',
} as const
