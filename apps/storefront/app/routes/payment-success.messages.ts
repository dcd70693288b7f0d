/** Texts of the page of an accepted order. */
export const successPageMessages = {
  'successPage.title': 'Order successful',
} as const
