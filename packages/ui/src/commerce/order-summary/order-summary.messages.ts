export const orderSummaryMessages = {
  'order.title': 'Order Summary',
  'order.empty': 'There is nothing in this order.',
  'order.pieces': 'Quantity {n}',
  'order.remove': 'Remove {name}',
  'order.subtotal': 'Subtotal',
  'order.discount': 'Discount',
  'order.delivery': 'Delivery charge',
  'order.total': 'Total',
} as const
