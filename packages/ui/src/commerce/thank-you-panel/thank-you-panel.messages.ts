export const thankYouPanelMessages = {
  'thankYou.title': 'Thank you!',
  'thankYou.text': 'Your order is with us. We call you before it leaves.',
  'thankYou.number': 'Order number',
  'thankYou.delivery': 'Delivery charge',
  'thankYou.total': 'Total',
  'thankYou.pieces': 'Quantity {n}',
  'thankYou.pay': 'You pay the rider in cash when it arrives.',
  'thankYou.track': 'Track Order',
  'thankYou.shop': 'Continue shopping',
  'thankYou.suggestions': 'More at a discount',
  'thankYou.none': 'No discounted products available right now.',
} as const
