export const compareTableMessages = {
  'compare.label': 'Products side by side',
  'compare.product': 'Product',
  'compare.price': 'Price',
  'compare.stock': 'Stock',
  'compare.buy': 'Order',
  'compare.buyNow': 'Buy Now',
  'compare.buyName': 'Buy Now: {name}',
  'compare.scroll': 'Swipe sideways to see all products',
  'compare.remove': 'Remove',
  'compare.removeName': 'Remove {name}',
  'compare.none': 'Not given',
} as const
