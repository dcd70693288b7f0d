export const trustBlurbsMessages = {
  'trust.label': 'Why shop with us',
  'trust.cash': 'Cash on delivery all over {country}',
  'trust.cashOnly': 'Cash on delivery',
  'trust.return': 'Return and refund policy',
  'trust.secure': 'Secure payment',
  'trust.support': '24/7 customer support',
} as const
