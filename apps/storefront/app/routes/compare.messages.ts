/** Texts of the comparison of products. */
export const comparePageMessages = {
  'comparePage.title': 'Compare products',
  'comparePage.empty': 'No products to compare.',
  'comparePage.emptyText': 'Choose a category, then the products to compare.',
  'comparePage.all': 'All Products',
  'comparePage.add': 'Add to the comparison',
  'comparePage.addProduct': 'Compare {name}',
  'comparePage.failed': 'The products could not be read. Please try again later.',
} as const
