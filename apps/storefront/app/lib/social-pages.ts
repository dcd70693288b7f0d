import { socialNetworks } from '@shop/domain'
import type { ShopWire } from '@shop/domain/wire'

/** The pages of the shop on the social networks that it uses. */
export const socialPages = (shop: ShopWire) =>
  socialNetworks.flatMap((id) => (shop[id] ? [{ id, href: shop[id] }] : []))
