/** Texts of the payment page. */
export const paymentPageMessages = {
  'paymentPage.title': 'Payment method',
} as const
