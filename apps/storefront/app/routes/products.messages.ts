/** Texts of the product list. */
export const listPageMessages = {
  'listPage.results': 'Results for “{text}”',
  'listPage.all': 'All Products',
  'listPage.category': '{name} Products',
  'listPage.description': '{title} with prices in taka and cash on delivery all over Bangladesh.',
  'listPage.corrected': 'Showing results for',
  'listPage.guess': 'We found nothing that surely fits. Perhaps one of these:',
  'listPage.categories': 'Look in a category',
  'listPage.popular': 'Popular now',
  'listPage.compare': 'Choose products to compare',
  'listPage.noPage': 'This list has no page {page}.',
  'listPage.lastPage': 'Its last page is page {page}.',
  'listPage.toFirst': 'First page',
  'listPage.toLast': 'Last page',
  'listPage.more': 'Load more',
} as const
