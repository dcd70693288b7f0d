export const couponFieldMessages = {
  'coupon.label': 'Coupon code',
  'coupon.apply': 'Apply',
  'coupon.remove': 'Remove coupon {code}',
  'coupon.applied': 'Coupon {code} is applied.',
  'coupon.invalid': 'Invalid coupon',
  'coupon.failed': 'We could not check this code. Please try again.',
} as const
