/** Texts of the home page. */
export const homePageMessages = {
  'homePage.title': 'Gadgets and home appliances, cash on delivery',
  'homePage.failed': 'Failed to load products. Please try again later.',
  'homePage.collection': '{name} Collection',
  'homePage.recommended': 'Recommended for You',
} as const
