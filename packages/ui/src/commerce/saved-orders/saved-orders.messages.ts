export const savedOrdersMessages = {
  'savedOrders.title': 'Orders from this phone',
  'savedOrders.text': 'Only this browser remembers them.',
  'savedOrders.open': 'Open order {number}',
  'savedOrders.forget': 'Forget these orders',
  'savedOrders.forgotten': 'This browser remembers no orders now.',
} as const
