import { orderProgressMessages } from '../../commerce/order-progress/order-progress.messages.ts'
import { orderSummaryMessages } from '../order-summary/order-summary.messages.ts'

export const trackedOrderMessages = {
  ...orderProgressMessages,
  ...orderSummaryMessages,
  'tracked.title': 'Order {number}: {status}',
  'tracked.collect': 'The rider collects {amount} in cash.',
  'tracked.nothing': 'There is nothing to pay.',
  'tracked.call': 'Call us: {phone}',
  'tracked.print': 'Print the receipt',
  'tracked.cancel': 'Cancel this order',
  'tracked.cancelTitle': 'Cancel order {number}?',
  'tracked.cancelText': 'The parcel will not be sent. To have it after all, order again.',
  'tracked.keep': 'Keep the order',
  'tracked.cancelFailed':
    'The order was not cancelled. Check your connection and try again, or call us.',
} as const
