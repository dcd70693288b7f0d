/** What the field for a coupon says besides that a code is invalid. */
export const couponMessages = {
  'couponCheck.minimum': 'This coupon is for orders of {amount} or more.',
  'couponCheck.offline':
    'This code cannot be checked now: the shop did not answer. Your code stays here. Check your connection and press Apply again.',
  'couponCheck.ended': 'Coupon {code} is no longer valid. The total is without its discount.',
} as const
