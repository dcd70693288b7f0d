import type { SocialNetwork } from '../../src/commerce/social-links/social-icons.tsx'

/** Example addresses, one for each network. */
export const socialFixture: Record<SocialNetwork, string> = {
  facebook: 'https://facebook.com/haat.example',
  linkedin: 'https://linkedin.com/company/haat-example',
  instagram: 'https://instagram.com/haat.example',
  youtube: 'https://youtube.com/@haat-example',
  tiktok: 'https://tiktok.com/@haat.example',
  x: 'https://x.com/haat_example',
}
