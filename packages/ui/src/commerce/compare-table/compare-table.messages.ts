export const compareTableMessages = {
  'compare.label': 'Products side by side',
  'compare.product': 'Product',
  'compare.price': 'Price',
  'compare.stock': 'Stock',
  'compare.remove': 'Remove',
  'compare.removeName': 'Remove {name}',
  'compare.none': 'Not given',
} as const
