import { bengaliMarket } from '../lib/bengali-market.ts'
import type { Messages } from '../lib/messages.tsx'
import { catalogueInBengali } from './bn-catalogue.ts'
import { checkoutInBengali } from './bn-checkout.ts'
import { deskInBengali } from './bn-desk.ts'
import { siteInBengali } from './bn-site.ts'

export { bengaliMarket }

/** Bengali texts of all components by key, for `MessagesProvider`. */
export const bengaliMessages: Messages = {
  ...catalogueInBengali,
  ...checkoutInBengali,
  ...deskInBengali,
  ...siteInBengali,
}
