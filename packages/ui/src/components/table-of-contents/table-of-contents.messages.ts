export const tableOfContentsMessages = { 'tableOfContents.label': 'On this page' } as const
