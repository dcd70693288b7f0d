export const copyButtonMessages = {
  'copy.label': 'Copy',
  'copy.copied': 'Copied!',
  'copy.failed': 'Could not copy.',
} as const
