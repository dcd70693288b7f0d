export const shareButtonMessages = {
  'share.label': 'Share',
  'share.copied': 'Link copied!',
  'share.failed': 'Could not copy the link.',
} as const
