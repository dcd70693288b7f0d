export const productCardMessages = {
  'card.buy-now': 'Buy Now',
  'card.add': 'Add {name} to bag',
} as const
