export const buyBarMessages = {
  'buyBar.label': 'Buy {name}',
  'buyBar.add': 'Add to Cart',
  'buyBar.buy': 'Buy Now',
  'buyBar.out': 'Out of Stock',
  'buyBar.similar': 'Similar products',
} as const
