/** The titles of pages that have no other texts. */
export const pageTitles = {
  'loginPage.title': 'Login',
  'notFoundPage.title': 'Product Not Found',
  'offlineRoute.title': 'No connection',
  'paymentPage.title': 'Payment method',
  'shippingPage.title': 'Delivery details',
  'successPage.title': 'Order successful',
  'thankYouPage.title': 'Thank you',
  'trackPage.title': 'Track Order',
} as const
