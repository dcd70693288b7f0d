/** Texts of the look-up of an order. */
export const trackOrderMessages = {
  'trackOrder.failed': 'We could not look your order up. Check your connection and try again.',
  'trackOrder.notCancelled':
    'The order was not cancelled. Check your connection and try again, or call us.',
} as const
