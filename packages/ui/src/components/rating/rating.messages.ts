export const ratingMessages = {
  'rating.rated': 'Rated {n} on {items}',
  'rating.notRated': 'Not rated',
} as const
