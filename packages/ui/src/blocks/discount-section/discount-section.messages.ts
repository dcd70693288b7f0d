export const discountSectionMessages = {
  'discount.title': 'Up to {n}% Discount',
  'discount.viewAll': 'View All',
} as const
