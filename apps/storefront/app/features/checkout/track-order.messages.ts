/** Texts of the look-up of an order. */
export const trackOrderMessages = {
  'trackOrder.failed': 'We could not look your order up. Check your connection and try again.',
} as const
