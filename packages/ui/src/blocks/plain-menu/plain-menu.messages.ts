export const plainMenuMessages = {
  'plainMenu.label': 'Products and categories',
  'plainMenu.allProducts': 'All Products',
  'plainMenu.combo': 'Combo',
  'plainMenu.search': 'Search products',
  'plainMenu.submit': 'Search the shop',
} as const
