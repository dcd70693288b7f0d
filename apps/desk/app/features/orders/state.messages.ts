/** Names of the states of an order, and of what brings an order there. */
export const stateMessages = {
  'state.pending': 'Pending',
  'state.needs_review': 'Needs review',
  'state.confirmed': 'Confirmed',
  'state.packed': 'Packed',
  'state.shipped': 'Shipped',
  'state.delivered': 'Delivered',
  'state.cancelled': 'Cancelled',
  'state.returned': 'Returned',
  'stateAction.needs_review': 'Mark for review',
  'stateAction.confirmed': 'Confirm',
  'stateAction.packed': 'Mark as packed',
  'stateAction.shipped': 'Mark as shipped',
  'stateAction.delivered': 'Mark as delivered',
  'stateAction.cancelled': 'Cancel the order',
  'stateAction.returned': 'Mark as returned',
  'stateAction.pending': 'Mark as pending',
  'stateChange.one': 'Order {number}: {state}.',
  'stateChange.many': {
    one: '{n} order: {state}.',
    other: '{n} orders: {state}.',
  },
} as const
