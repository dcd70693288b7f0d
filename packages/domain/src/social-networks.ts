/** The supported social networks, in the usual order. */
export const socialNetworks = [
  'facebook',
  'linkedin',
  'instagram',
  'youtube',
  'tiktok',
  'x',
] as const

/** A supported social network. */
export type SocialNetwork = (typeof socialNetworks)[number]
