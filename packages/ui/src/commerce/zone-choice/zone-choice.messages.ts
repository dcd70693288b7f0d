export const zoneChoiceMessages = {
  'zone.legend': 'Shipping zone',
  'zone.dhakaInside': 'Inside Dhaka',
  'zone.dhakaOutside': 'Outside Dhaka',
} as const
