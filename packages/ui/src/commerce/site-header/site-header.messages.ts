export const siteHeaderMessages = {
  'header.home': '{brand}, home',
  'header.main': 'Main',
  'header.categories': 'Categories',
  'header.all-products': 'All Products',
  'header.combo': 'Combo',
  'header.login': 'Login',
  'header.bag': 'Bag',
  'header.bag-count': '{n} in bag',
  'header.menu': 'Open menu',
  'header.menu-title': 'Menu',
  'header.search-open': 'Open search',
  'header.search-close': 'Close search',
} as const
