import { audioShelf } from './shelf-audio.ts'
import { campaigns } from './campaign.ts'
import { categories } from './category.ts'
import { combos } from './combo.ts'
import type { DemoCampaign, DemoCategory, DemoProduct } from './demo.ts'
import { computerShelf } from './shelf-computer.ts'
import { cookwareShelf } from './shelf-cookware.ts'
import { gadgetShelf } from './shelf-gadget.ts'
import { homeApplianceShelf } from './shelf-home-appliance.ts'
import { homeShelf } from './shelf-home.ts'
import { kitchenShelf } from './shelf-kitchen.ts'
import { mobileShelf } from './shelf-mobile.ts'
import { personalCareShelf } from './shelf-personal-care.ts'
import { watchShelf } from './shelf-watch.ts'

/** Everything a fresh database is filled with; the same ids, words and prices every time. */
export function demoCatalogue(): {
  categories: DemoCategory[]
  products: DemoProduct[]
  campaigns: DemoCampaign[]
} {
  return {
    categories,
    products: [
      ...kitchenShelf,
      ...homeShelf,
      ...cookwareShelf,
      ...homeApplianceShelf,
      ...gadgetShelf,
      ...mobileShelf,
      ...audioShelf,
      ...computerShelf,
      ...watchShelf,
      ...personalCareShelf,
      ...combos,
    ],
    campaigns,
  }
}
