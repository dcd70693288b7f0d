/** Texts of the thank-you page. */
export const thankYouPageMessages = {
  'thankYouPage.title': 'Thank you',
} as const
