import type { Taka } from './money.ts'
import type { bagFields, cardFields, productFields } from './product-fields.ts'

/** A product as the API serves it; `productFields` defines its fields. */
export type ProductWire = {
  -readonly [K in keyof typeof productFields]: ReturnType<(typeof productFields)[K]['read']>
}

/** What a card, a line of the bag and direct checkout need of a product; `cardFields` names its fields. */
export type CardProduct = Pick<ProductWire, (typeof cardFields)[number]>

/** A category as the API serves it (specification, section 3). */
export interface CategoryWire {
  id: number
  name: string
  /** The name in Bengali; null or absent when it has none. */
  nameBn?: string | null
  /** Media path of the icon. */
  icon: string
  /** Alternative text of the icon. */
  category: string
  subCategory: { name: string }[]
  innerSubCategory: { name: string }[]
  /** Its first four products. Pages do not use them. */
  products?: { id: number; name: string }[]
}

/** One line of the bag, as it is stored in local storage (specification, section 3, "Cart item"). */
export interface BagItem extends Pick<ProductWire, (typeof bagFields)[number]> {
  /** What one piece costs, as `finalPrice()` computes it. */
  finalPrice: Taka
  /** Repeats `quantity`. */
  stock: number
  /** Category name. */
  category: string
  cartQuantity: number
}
