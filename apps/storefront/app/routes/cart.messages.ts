/** Texts of the bag's page. */
export const cartPageMessages = {
  'cartPage.title': 'Shopping Bag',
  'cartPage.blocked': 'Remove what cannot be ordered first.',
} as const
