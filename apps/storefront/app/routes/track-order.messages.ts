/** Texts of the page that finds an order. */
export const trackPageMessages = {
  'trackPage.title': 'Track Order',
} as const
