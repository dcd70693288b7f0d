import type { Tint } from '../product/product.ts'

/** One line of the bag as it is drawn. Prices are taka, per piece. */
export interface BagEntry {
  /** What names the line when it changes; unique within a bag. */
  key: string
  name: string
  /** Address of the product's details page. */
  href: string
  /** Media path; null draws a blank ground. */
  image: string | null
  /** Ground behind the picture. @default 'stone' */
  tint?: Tint
  price: number
  /** Price while it is discounted; null or 0 means none. */
  discountPrice?: number | null
  /** How many are in the bag. */
  quantity: number
  /** How many there are to sell; the quantity cannot be raised above it. */
  stock: number
  /** A campaign's product: one to a shopper, so its quantity cannot be raised. @default false */
  campaign?: boolean
  /** What changed since it was put in, such as "Price changed from 900 tk to 850 tk". */
  notice?: string
  /** It cannot be ordered as it is, and must be removed first. @default false */
  blocked?: boolean
}
