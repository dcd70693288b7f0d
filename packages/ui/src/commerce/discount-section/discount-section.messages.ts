export const discountSectionMessages = {
  'discount.title': 'Upto {n}% Discount',
  'discount.view-all': 'View All',
} as const
