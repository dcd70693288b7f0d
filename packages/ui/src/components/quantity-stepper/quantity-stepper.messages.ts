export const quantityStepperMessages = {
  'quantity.label': 'Quantity of {label}',
  'quantity.decrease': 'Decrease quantity of {label}',
  'quantity.increase': 'Increase quantity of {label}',
  'quantity.most': 'You can order at most {n}.',
  'quantity.now': 'Quantity {n}',
} as const
