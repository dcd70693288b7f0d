export const alertPopupMessages = { 'alert.ok': 'OK' } as const
