import { orderSummaryMessages } from '../order-summary/order-summary.messages.ts'

export const thankYouPanelMessages = {
  ...orderSummaryMessages,
  'thankYou.title': 'Thank you!',
  'thankYou.text': 'Your order is with us. We call you before it leaves.',
  'thankYou.number': 'Order number',
  'thankYou.pay': 'You pay the rider in cash when it arrives.',
  'thankYou.track': 'Track Order',
  'thankYou.shop': 'Continue shopping',
  'thankYou.suggestions': 'More at a discount',
  'thankYou.none': 'No discounted products available right now.',
} as const
