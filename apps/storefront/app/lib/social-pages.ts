import type { ShopWire } from '@shop/domain/wire'

/** The pages of the shop on social networks, by network; empty without one. */
export const socialPages = ({ facebook, linkedin, instagram, youtube, tiktok, x }: ShopWire) => ({
  ...{ facebook, linkedin, instagram },
  ...{ youtube, tiktok, x },
})
