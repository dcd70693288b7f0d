export const orderProgressMessages = {
  'status.pending': 'received',
  'status.review': 'received, we will call you about it',
  'status.confirmed': 'confirmed',
  'status.packed': 'packed',
  'status.shipped': 'on its way',
  'status.delivered': 'delivered',
  'status.cancelled': 'cancelled',
  'status.returned': 'returned',
  'progress.label': 'Progress of the order',
  'progress.ahead': 'still to come',
} as const
