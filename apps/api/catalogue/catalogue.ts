import { audioShelf } from './shelf-audio.ts'
import { campaigns } from './campaign.ts'
import { categories } from './category.ts'
import { combos } from './combo.ts'
import { computerShelf } from './shelf-computer.ts'
import { cookwareShelf } from './shelf-cookware.ts'
import { gadgetShelf } from './shelf-gadget.ts'
import { homeApplianceShelf } from './shelf-home-appliance.ts'
import { homeShelf } from './shelf-home.ts'
import { kitchenShelf } from './shelf-kitchen.ts'
import { mobileShelf } from './shelf-mobile.ts'
import { personalCareShelf } from './shelf-personal-care.ts'
import { watchShelf } from './shelf-watch.ts'

/** A shelf of the demo shop; `icon` is a media path and `category` its alternative text. */
export interface DemoCategory {
  id: number
  name: string
  icon: string
  category: string
  tint: 'sage' | 'sand' | 'sky' | 'rose' | 'lilac' | 'peach' | 'mint' | 'butter' | 'stone' | 'aqua'
  subCategory: string[]
  innerSubCategory: string[]
  keywords: string[]
}

/** What is offered after an order of the product that carries it; `image` is a media path. */
export interface DemoOffer {
  productId: number
  offerPrice: number
  image: string | null
}

/** A product of the demo shop: prices in taka, `images` 0 to 4 media paths, `description` HTML. */
export interface DemoProduct {
  id: number
  name: string
  categoryId: number
  price: number
  discountPrice: number | null
  quantity: number
  productType: 'Single' | 'Combo'
  images: string[]
  color: string | null
  size: string | null
  description: string
  keywords: string[]
  checkoutOffer: DemoOffer | null
  deleted?: boolean
}

/** A campaign with its own prices, in taka; the dates are ISO 8601. */
export interface DemoCampaign {
  id: number
  name: string
  checkoutImage: string
  checkoutProductId: number
  startsAt: string
  endsAt: string
  products: { productId: number; campaignPrice: number }[]
}

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
