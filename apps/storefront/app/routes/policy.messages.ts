/** What a page that the owner writes shows when its texts cannot be read. */
export const policyMessages = {
  'policyPage.failed': 'Failed to load this page. Please try again later.',
} as const
