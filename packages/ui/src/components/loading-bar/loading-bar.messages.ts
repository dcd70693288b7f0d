export const loadingBarMessages = { 'loadingBar.label': 'Loading page' } as const
