export const socialLinksMessages = {
  'social.label': 'Social networks',
  'social.facebook': 'Facebook',
  'social.linkedin': 'LinkedIn',
  'social.instagram': 'Instagram',
  'social.youtube': 'YouTube',
  'social.tiktok': 'TikTok',
  'social.x': 'X',
} as const
