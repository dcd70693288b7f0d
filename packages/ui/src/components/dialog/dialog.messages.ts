export const dialogMessages = { 'dialog.close': 'Close' } as const
