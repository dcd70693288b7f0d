export const buyBarMessages = {
  'buy-bar.label': 'Buy {name}',
  'buy-bar.add': 'Add to Cart',
  'buy-bar.buy': 'Buy Now',
  'buy-bar.out': 'Out of Stock',
} as const
