/** The status of an order, as the end of a sentence. */
export const orderStatusMessages = {
  'orderStatus.pending': 'received',
  'orderStatus.needs_review': 'received, we will call you about it',
  'orderStatus.confirmed': 'confirmed',
  'orderStatus.packed': 'packed',
  'orderStatus.shipped': 'on its way',
  'orderStatus.delivered': 'delivered',
  'orderStatus.cancelled': 'cancelled',
  'orderStatus.returned': 'returned',
} as const
