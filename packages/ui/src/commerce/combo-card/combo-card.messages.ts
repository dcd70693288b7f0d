export const comboCardMessages = { 'combo.order': 'Order Now' } as const
