/**
 * Refusals of the API, by their code. In English its own sentences are shown, so that only the keys are
 * used and no English page loads these texts.
 */
export const refusalMessages = {
  'refusal.zone': 'We no longer deliver to this zone. Please choose another one and confirm again.',
  'refusal.gone': 'This product is no longer available.',
  'refusal.sold_out': '{name} is sold out.',
  'refusal.short': { one: 'Only {n} left of {name}.', other: 'Only {n} left of {name}.' },
  'refusal.offer_over': 'The offer for {name} is over.',
  'refusal.offer_once': 'The offer for {name} is for one piece.',
  'refusal.offer_used':
    'This phone number has already ordered {name} at its campaign price, which is for one piece.',
  'refusal.in_progress': 'This order is still being placed. Please wait a moment.',
  'refusal.unknown_order': 'No order has this number and phone.',
  'refusal.packed':
    'This order is already packed or sent, so it cannot be cancelled here. Please call us.',
  'refusal.campaign_over': 'This campaign has ended.',
  'refusal.campaign_answered': 'This number has already shared a tip in this campaign.',
  'refusal.invalid': 'Please check what you typed.',
  'refusal.failure': 'Something went wrong. Please try again.',
  'refusal.field': 'Please check this field.',
  'refusal.limit': 'Too many tries. Please wait a few minutes and try again.',
} as const
