export const savedOrdersMessages = {
  'savedOrders.title': 'Orders from this device',
  'savedOrders.text':
    'Only this browser remembers them. Forgetting them also removes the saved name, phone number and address from it.',
  'savedOrders.open': 'Open order {number}',
  'savedOrders.forget': 'Forget these orders',
  'savedOrders.forgotten': 'This browser remembers no orders now.',
} as const
