import { finalPrice, presentPrice, type Priced } from './discount.ts'
import type { Taka } from './money.ts'
import type { ProductWire } from './shop.ts'

/** The orders that a list of products can have; the first is the default. */
export const PRODUCT_SORTS = ['default', 'price_asc', 'price_desc', 'newest', 'discount'] as const

/** An order that a list of products can have. */
export type ProductSort = (typeof PRODUCT_SORTS)[number]

/** The four picture fields of a product. */
type Pictured = Partial<Pick<ProductWire, 'image' | 'image2' | 'image3' | 'image4'>>

/** The media paths of a product's pictures that are present, in order; up to 4. */
export function productImages(product: Pictured): string[] {
  return [product.image, product.image2, product.image3, product.image4].filter(
    (path): path is string => typeof path === 'string' && path.trim() !== '',
  )
}

/** The media path of a product's first picture, or null. */
export function productImage(product: Pictured): string | null {
  return productImages(product)[0] ?? null
}

/** The name of a product's category, which is a string or an object; '' for none. */
export function categoryName(product: {
  category?: ProductWire['category'] | null | undefined
}): string {
  const { category } = product
  const name = typeof category === 'string' ? category : category?.name
  return typeof name === 'string' ? name : ''
}

/** What a combo card shows as its price, in taka: the current price, else the final price. */
export function comboPrice(product: Priced & { currentPrice?: Taka | null | undefined }): Taka {
  return presentPrice(product.currentPrice) ? product.currentPrice : finalPrice(product)
}
