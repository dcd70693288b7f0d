export const zoneChoiceMessages = {
  'zone.legend': 'Shipping zone',
  'zone.dhaka_inside': 'Inside Dhaka',
  'zone.dhaka_outside': 'Outside Dhaka',
} as const
