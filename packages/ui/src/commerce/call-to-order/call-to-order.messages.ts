export const callToOrderMessages = {
  'callToOrder.text': 'To order without JavaScript, call us. We take your order on the phone.',
  'callToOrder.form': 'This form needs JavaScript. Without it, call us: we help you on the phone.',
  'callToOrder.call': 'Call us:',
} as const
