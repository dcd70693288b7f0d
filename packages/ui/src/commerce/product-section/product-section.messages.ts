export const productSectionMessages = {
  'section.view-all': 'View All',
  'section.view-all-of': 'View All {title}',
} as const
