export const categoryMenuMessages = { 'category-menu.label': 'Categories' } as const
