import type { ShopWire } from '@shop/domain/wire'
import type { SocialNetwork } from '@shop/ui'

const networks: readonly SocialNetwork[] = [
  'facebook',
  'linkedin',
  'instagram',
  'youtube',
  'tiktok',
  'x',
]

/** The pages of the shop on the social networks that it uses. */
export const socialPages = (shop: ShopWire) =>
  networks.flatMap((id) => (shop[id] ? [{ id, href: shop[id] }] : []))
