import type { Tint } from '../product/product.ts'

/** One line of the shopping bag. Prices are in taka, per piece. */
export interface BagEntry {
  /** Identifies the line in callbacks; unique within a bag. */
  key: string
  name: string
  /** Address of the product's details page. */
  href: string
  /** Media path; null shows a blank background. */
  image: string | null
  /** Background colour of the picture. @default 'stone' */
  tint?: Tint
  price: number
  /** Discounted price; null or 0 means no discount. */
  discountPrice?: number | null
  /** Number of pieces in the bag. */
  quantity: number
  /** Pieces in stock; the quantity cannot be raised above it. */
  stock: number
  /** Campaign product: limited to one piece, so the quantity cannot be raised. @default false */
  campaign?: boolean
  /** Change since the product was added, such as "Price changed from 900 tk to 850 tk". */
  notice?: string
  /** The line cannot be ordered and must be removed before checkout. @default false */
  blocked?: boolean
}
