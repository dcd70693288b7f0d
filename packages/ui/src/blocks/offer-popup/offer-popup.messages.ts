export const offerPopupMessages = {
  'offer.title': 'Thank You, {name}',
  'offer.text': 'A little something for your next order:',
  'offer.close': 'Close',
  'offer.buy': 'Buy Now',
} as const
