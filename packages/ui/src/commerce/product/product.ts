/** A background colour for product pictures and category icons. */
export type Tint =
  'sage' | 'sand' | 'sky' | 'rose' | 'lilac' | 'peach' | 'mint' | 'butter' | 'stone' | 'aqua'

/** The product data that cards, bag lines and suggestions need. Prices are in the market's currency. */
export interface ProductSummary {
  id: number | string
  name: string
  /** Address of the product's details page. */
  href: string
  /** Regular price in the market's currency. */
  price: number
  /** Discounted price in the market's currency; absent, 0 or not below `price` means no discount. */
  discountPrice?: number | null
  /** Current price of a combo in the market's currency. `ComboCard` falls back to `discountPrice`, then to `price`. */
  currentPrice?: number | null
  /** Media paths; the first is the main picture. May be empty. */
  images: readonly string[]
  /** Pieces in stock; 0 or less means out of stock. */
  stock: number
  /** Background colour of the pictures. @default 'stone' */
  tint?: Tint
  /** Campaign product: limited to one piece, so the quantity cannot be raised. @default false */
  campaign?: boolean
}

/** The category data that menus and lists need. */
export interface CategoryLink {
  id: number | string
  name: string
  href: string
  /** Media path of the icon. */
  icon: string
  /** Alternative text of the icon. */
  iconAlt: string
  tint?: Tint
  /** Further names that match the filter text, such as sub-categories. */
  searchNames?: readonly string[]
}

/** Background class of each tint, written in full so that Tailwind CSS finds the names. */
export const tintBackground: Record<Tint, string> = {
  sage: 'shop:bg-tint-sage',
  sand: 'shop:bg-tint-sand',
  sky: 'shop:bg-tint-sky',
  rose: 'shop:bg-tint-rose',
  lilac: 'shop:bg-tint-lilac',
  peach: 'shop:bg-tint-peach',
  mint: 'shop:bg-tint-mint',
  butter: 'shop:bg-tint-butter',
  stone: 'shop:bg-tint-stone',
  aqua: 'shop:bg-tint-aqua',
}
