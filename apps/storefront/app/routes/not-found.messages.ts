/** Texts of the not-found page. */
export const notFoundPageMessages = {
  'notFoundPage.title': 'Product Not Found',
} as const
