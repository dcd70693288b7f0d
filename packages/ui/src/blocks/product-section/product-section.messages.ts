export const productSectionMessages = {
  'section.viewAll': 'View All',
  'section.viewAllOf': 'View All {title}',
} as const
