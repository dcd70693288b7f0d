export const bagSummaryMessages = {
  'bagSummary.title': 'Summary',
  'bagSummary.subtotal': 'Cart Subtotal',
  'bagSummary.coupon': 'Coupon {code}',
  'bagSummary.discount': 'Discount',
  'bagSummary.shipping': 'Shipping',
  'bagSummary.shippingLater': 'calculated at checkout',
  'bagSummary.total': 'Cart Total',
  'bagSummary.checkout': 'Checkout',
  'bagSummary.empty': 'Put something in your bag first.',
} as const
