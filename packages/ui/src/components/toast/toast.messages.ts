export const toastMessages = { 'toast.close': 'Close' } as const
