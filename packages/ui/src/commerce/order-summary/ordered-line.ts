import type { Tint } from '../product/product.ts'

/** One line of an order as it is listed. Prices are taka, per piece. */
export interface OrderedLine {
  /** Unique within the order. */
  key: string
  name: string
  /** Address of the product's details page; without it the name is plain text. */
  href?: string
  /** Media path; null draws a blank ground. */
  image: string | null
  /** Ground behind the picture. @default 'stone' */
  tint?: Tint
  price: number
  /** Price while it was discounted; null or 0 means none. */
  discountPrice?: number | null
  quantity: number
  /** What changed since it was chosen, such as "Price changed from 900 tk to 850 tk". */
  notice?: string
}
