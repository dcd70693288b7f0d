import { loadSettings } from '@shop/api'
import { INITIAL_ZONES } from '@shop/domain'
import type { ShopWire } from '@shop/domain/wire'

/** The facts of a new shop. */
export const shopSample: ShopWire = {
  ...loadSettings({}).newShop.facts,
  revision: '1',
  zones: [...INITIAL_ZONES],
  texts: { en: {}, bn: {} },
  pages: [{ slug: 'about-us', link: 'About Us', linkBn: 'আমাদের কথা' }],
}
