export const savedOrdersMessages = {
  'savedOrders.title': 'Orders from this phone',
  'savedOrders.text': 'Only this browser remembers them.',
  'savedOrders.open': 'Open order {number}',
  'savedOrders.forget': 'Forget these orders',
} as const
