export const shareButtonMessages = {
  'share.label': 'Share',
  'share.copied': 'Link copied!',
} as const
