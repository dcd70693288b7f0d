export const bagNoticeMessages = {
  'bagNotice.added': 'Added to your bag: {n} × {name}',
  'bagNotice.allInBag': 'All that you can order of {name} is in your bag already.',
  'bagNotice.view': 'View bag',
  'bagNotice.close': 'Close',
} as const
