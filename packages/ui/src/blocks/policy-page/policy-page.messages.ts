export const policyPageMessages = {
  'policy.updated': 'Last updated {date}',
  'policy.contents': 'On this page',
  'policy.help': 'Questions? Call us: {phone}',
  'policy.taxId': 'Tax id: {id}',
} as const
