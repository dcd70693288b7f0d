export const categoryMenuMessages = { 'categoryMenu.label': 'Categories' } as const
