/** Texts in the structured data. */
export const structuredDataMessages = {
  'structuredData.home': 'Home',
} as const
