export const siteLayoutMessages = { 'layout.skip': 'Skip to content' } as const
