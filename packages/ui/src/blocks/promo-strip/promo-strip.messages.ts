export const promoStripMessages = {
  'strip.label': 'More offers',
  'strip.newTab': '(opens in a new tab)',
} as const
