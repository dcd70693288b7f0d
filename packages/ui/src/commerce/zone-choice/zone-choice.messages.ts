export const zoneChoiceMessages = {
  'zone.legend': 'Shipping zone',
  'zone.named': 'Deliver to {place}?',
} as const
