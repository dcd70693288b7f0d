export const stockLabelMessages = {
  'stock.in': 'In Stock ({n})',
  'stock.out': 'Out of Stock',
} as const
