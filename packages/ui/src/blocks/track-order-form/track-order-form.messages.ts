import { shopFormMessages } from '../../commerce/shop-form/shop-form.messages.ts'

export const trackOrderFormMessages = {
  ...shopFormMessages,
  'track.title': 'Track Order',
  'track.text': 'Your order number is in the SMS we sent, and on the page after you ordered.',
  'track.number': 'Order number',
  'track.phone': 'Mobile',
  'track.phoneDescription': 'The number you ordered with',
  'track.numberRequired': 'Order number is required',
  'track.numberInvalid': 'Order number must be a number, such as 1234567890',
  'track.submit': 'Find my order',
  'track.searching': 'Looking for your order…',
} as const
