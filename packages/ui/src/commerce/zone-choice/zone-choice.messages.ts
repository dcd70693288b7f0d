export const zoneChoiceMessages = {
  'zone.legend': 'Shipping zone',
  'zone.dhakaInside': 'Inside Dhaka',
  'zone.dhakaOutside': 'Outside Dhaka',
  'zone.named': 'Your address says {place}.',
  'zone.choose': 'Choose {zone}, {charge}',
} as const
