export const quantityStepperMessages = {
  'quantity.label': 'Quantity',
  'quantity.labelOf': 'Quantity of {label}',
  'quantity.decrease': 'Decrease quantity',
  'quantity.decreaseOf': 'Decrease quantity of {label}',
  'quantity.increase': 'Increase quantity',
  'quantity.increaseOf': 'Increase quantity of {label}',
  'quantity.most': 'You can order at most {n}.',
  'quantity.now': 'Quantity {n}',
} as const
