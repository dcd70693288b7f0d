/** Texts of the checkout page. */
export const checkoutPageMessages = {
  'checkoutPage.title': 'Checkout',
  'checkoutPage.continue': 'Continue',
  'checkoutPage.track': 'Track Order',
} as const
