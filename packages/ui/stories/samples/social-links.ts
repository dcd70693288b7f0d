import type { SocialLink } from '../../src/commerce/social-links/social-links.tsx'

/** Example addresses, one for each network. */
export const socialFixture: readonly SocialLink[] = [
  { id: 'facebook', href: 'https://facebook.com/haat.example' },
  { id: 'linkedin', href: 'https://linkedin.com/company/haat-example' },
  { id: 'instagram', href: 'https://instagram.com/haat.example' },
  { id: 'youtube', href: 'https://youtube.com/@haat-example' },
  { id: 'tiktok', href: 'https://tiktok.com/@haat.example' },
  { id: 'x', href: 'https://x.com/haat_example' },
]
