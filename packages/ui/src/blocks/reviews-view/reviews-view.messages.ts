export const reviewsViewMessages = { 'reviews.none': 'No Review Yet' } as const
