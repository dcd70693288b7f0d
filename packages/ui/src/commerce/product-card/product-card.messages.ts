export const productCardMessages = {
  'card.buyNow': 'Buy Now',
  'card.add': 'Add {name} to bag',
} as const
