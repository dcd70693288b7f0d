/** Texts of the campaign page. */
export const campaignPageMessages = {
  'campaignPage.title': 'Campaign',
  'campaignPage.description': 'Share a kitchen tip and get an offer.',
  'campaignPage.failed': 'Failed to load the campaign. Please try again later.',
  'campaignPage.none': 'There is no campaign right now.',
  'campaignPage.noneText': 'Our next offer will be announced here.',
  'campaignPage.products': 'Offer Collection',
} as const
