export const orderSummaryMessages = {
  'order.title': 'Order Summary',
  'order.empty': 'There is nothing in this order.',
  'order.pieces': 'Quantity {n}',
  'order.each': '{price} each',
  'order.remove': 'Remove {name}',
  'order.subtotal': 'Subtotal',
  'order.discount': 'Discount',
  'order.delivery': 'Delivery charge',
  'order.total': 'Total',
  'order.placed': 'Ordered on {date}',
  'order.for': 'For {name}, {phone}',
} as const
