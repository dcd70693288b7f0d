export const siteHeaderMessages = {
  'header.home': '{brand}, home',
  'header.main': 'Main',
  'header.categories': 'Categories',
  'header.allProducts': 'All Products',
  'header.combo': 'Combo',
  'header.login': 'Login',
  'header.bag': 'Bag',
  'header.bagCount': '{n} in bag',
  'header.menu': 'Open menu',
  'header.menuTitle': 'Menu',
  'header.searchOpen': 'Open search',
  'header.searchClose': 'Close search',
} as const
