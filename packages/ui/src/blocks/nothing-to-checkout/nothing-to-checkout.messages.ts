export const nothingToCheckoutMessages = {
  'nothingToCheckout.title': 'Nothing to checkout.',
  'nothingToCheckout.text': 'Choose something first, then come back here.',
  'nothingToCheckout.back': 'Go back',
} as const
