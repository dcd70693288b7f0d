/** A taka amount as it crosses the wire: a plain number, at most two decimals. */
export type Taka = number

/**
 * A product as the API serves it (specification, section 3).
 * Prices are taka; `quantity` is the stock count and `stock` repeats it.
 */
export interface ProductWire {
  id: number
  /** The same identifier as `id`, under the name that bags and orders use. */
  productId: number
  name: string
  price: Taka
  discountPrice: Taka | null
  /** Discount percent, a whole number; 0 when there is none. */
  discount: number
  image: string | null
  image2: string | null
  image3: string | null
  image4: string | null
  category: { name: string } | string
  productType: 'Single' | 'Combo'
  quantity: number
  stock: number
  rating: number
  reviews: number
  color: string | null
  size: string | null
  /** Sanitised HTML. */
  description: string
  campaign_id: number | null
  order_id: number | null
  CheckoutDiscountProduct: { id: number; name: string; deletedAt: string | null } | null
  CheckoutDiscountImage: string | null
  deletedAt: string | null
  /** Combo cards read it; it defaults to `discountPrice`. */
  currentPrice?: Taka | null
}

/** A category as the API serves it (specification, section 3). */
export interface CategoryWire {
  id: number
  name: string
  /** Media path of the icon. */
  icon: string
  /** Alternative text of the icon. */
  category: string
  subCategory: { name: string }[]
  innerSubCategory: { name: string }[]
  /** Its first four products; the whole list is an answer of its own. Pages do not carry it. */
  products?: { id: number; name: string }[]
}

/** One line of the bag, as it is kept in local storage (specification, section 3, "Cart item"). */
export interface BagItem {
  productId: number
  name: string
  price: Taka
  discountPrice: Taka | null
  /** `discountPrice` when present, else `price`. */
  finalPrice: Taka
  image: string | null
  stock: number
  quantity: number
  order_id: number | null
  campaign_id: number | null
  /** Category name. */
  category: string
  cartQuantity: number
}
