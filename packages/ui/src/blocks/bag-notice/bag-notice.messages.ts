export const bagNoticeMessages = {
  'bagNotice.added': 'Added to your bag: {n} × {name}',
  'bagNotice.allInBag': 'All that you can order of {name} is in your bag already.',
  'bagNotice.full':
    'Your bag is full, so {name} was not added. Order what is in it first, or remove a product.',
  'bagNotice.view': 'View bag',
  'bagNotice.close': 'Close',
} as const
