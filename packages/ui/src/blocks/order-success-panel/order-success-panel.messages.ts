export const orderSuccessPanelMessages = {
  'success.title': 'Order Successful. Thank You!',
  'success.text': "Your order has been placed. We've sent a confirmation SMS.",
  'success.textCall': 'Your order has been placed. We will call you to confirm it.',
  'success.paid': 'Paid Through: Cash On Delivery',
  'success.number': 'Order number',
  'success.for': 'For {name}',
  'success.next': 'What happens now',
  'success.call': 'We call you before the parcel leaves.',
  'success.pay': 'You pay the rider in cash when it arrives.',
  'success.change':
    'To change it, call us before it is sent: {phone}. You can cancel it yourself on Track Order until it is packed.',
  'success.changeSoon':
    'To change it, call us before it is sent. You can cancel it yourself on Track Order until it is packed.',
  'success.track': 'Track Order',
  'success.shop': 'Continue shopping',
} as const
