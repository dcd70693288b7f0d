/** Texts of the delivery form. */
export const shippingPageMessages = {
  'shippingPage.title': 'Delivery details',
} as const
