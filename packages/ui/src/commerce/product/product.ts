/** The pale ground that a category's pictures and heading stand on. */
export type Tint =
  'sage' | 'sand' | 'sky' | 'rose' | 'lilac' | 'peach' | 'mint' | 'butter' | 'stone' | 'aqua'

/** What a card, a bag line or a suggestion needs to know of a product. Prices are taka. */
export interface ProductSummary {
  id: number | string
  name: string
  /** Address of its details page. */
  href: string
  /** Regular price in taka. */
  price: number
  /** Price in taka while it is discounted; absent, 0 or not below `price` means no discount. */
  discountPrice?: number | null
  /** What a combo costs now, in taka; a combo card falls back to `discountPrice`, then `price`. */
  currentPrice?: number | null
  /** Media paths, the first present first; may be empty. */
  images: readonly string[]
  /** Stock count; 0 or less means out of stock. */
  quantity: number
  /** Ground behind its pictures. @default 'stone' */
  tint?: Tint
  /** Part of a campaign: one to a shopper, so its quantity cannot be raised. @default false */
  campaign?: boolean
}

/** A category as menus and lists draw it. */
export interface CategoryLink {
  id: number | string
  name: string
  href: string
  /** Media path of its icon. */
  icon: string
  /** Alternative text of the icon. */
  iconAlt: string
  tint?: Tint
  /** Further names it is found by when the menu is filtered: its sub-categories, at both depths. */
  searchNames?: readonly string[]
}

/** Background class of each tint; written out so that the stylesheet holds them all. */
export const tintGround: Record<Tint, string> = {
  sage: 'bg-tint-sage',
  sand: 'bg-tint-sand',
  sky: 'bg-tint-sky',
  rose: 'bg-tint-rose',
  lilac: 'bg-tint-lilac',
  peach: 'bg-tint-peach',
  mint: 'bg-tint-mint',
  butter: 'bg-tint-butter',
  stone: 'bg-tint-stone',
  aqua: 'bg-tint-aqua',
}
