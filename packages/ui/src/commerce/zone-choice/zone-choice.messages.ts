export const zoneChoiceMessages = {
  'zone.legend': 'Shipping zone',
  'zone.dhakaInside': 'Inside Dhaka',
  'zone.dhakaOutside': 'Outside Dhaka',
  'zone.named': 'Deliver to {place}?',
} as const
