export const discountSectionMessages = {
  'discount.title': 'Upto {n}% Discount',
  'discount.viewAll': 'View All',
} as const
