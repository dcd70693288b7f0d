import type { Tint } from '../product/product.ts'

/** One line of an order. Prices are in taka, per piece. */
export interface OrderedLine {
  /** Unique within the order. */
  key: string
  name: string
  /** Address of the product's details page; without it the name is plain text. */
  href?: string
  /** Media path; null shows a blank background. */
  image: string | null
  /** Background colour of the picture. @default 'stone' */
  tint?: Tint
  price: number
  /** Discounted price; null or 0 means no discount. */
  discountPrice?: number | null
  quantity: number
  /** Change since the product was added, such as "Price changed from 900 tk to 850 tk". */
  notice?: string
}
