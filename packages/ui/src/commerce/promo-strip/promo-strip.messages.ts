export const promoStripMessages = {
  'strip.label': 'More offers',
  'strip.new-tab': '(opens in a new tab)',
} as const
