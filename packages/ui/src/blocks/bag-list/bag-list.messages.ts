export const bagListMessages = {
  'bag.title': 'Shopping Bag',
  'bag.count': '{n} item(s) in your bag.',
  'bag.empty': 'Your cart is empty.',
  'bag.emptyDescription': 'What you put in it waits here, also until tomorrow.',
  'bag.browse': 'Browse products',
  'bag.loading': 'Looking into your bag',
} as const
