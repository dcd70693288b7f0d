export const ratingInputMessages = {
  'ratingInput.label': 'Rating Selection',
  'ratingInput.reset': 'Reset rating',
  'ratingInput.item': 'Rate {n} per item',
} as const
