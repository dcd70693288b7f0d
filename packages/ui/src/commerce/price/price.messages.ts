export const priceMessages = {
  'price.now': 'Price',
  'price.original': 'Original price',
  'price.saving': 'You save {amount}',
} as const
