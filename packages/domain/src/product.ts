import { presentPrice } from './discount.ts'
import type { ProductWire, Taka } from './shop.ts'

/** The four picture fields of a product. */
export type Pictured = Partial<Pick<ProductWire, 'image' | 'image2' | 'image3' | 'image4'>>

/** The media paths of a product's pictures, in order, those that are present; up to 4. */
export function productImages(product: Pictured): string[] {
  return [product.image, product.image2, product.image3, product.image4].filter(
    (path): path is string => typeof path === 'string' && path.trim() !== '',
  )
}

/** The media path of the first picture that is present, or null. */
export function productImage(product: Pictured): string | null {
  return productImages(product)[0] ?? null
}

/** The category's name, whether the product carries it as a string or as an object; '' for none. */
export function categoryName(product: {
  category?: ProductWire['category'] | null | undefined
}): string {
  const { category } = product
  const name = typeof category === 'string' ? category : category?.name
  return typeof name === 'string' ? name : ''
}

/** How many pieces can be sold: a whole number, 0 when the count is missing or makes no sense. */
export function stockCount(product: {
  quantity?: number | null | undefined
  stock?: number | null | undefined
}): number {
  const count = product.quantity ?? product.stock ?? 0
  return Number.isFinite(count) && count > 0 ? Math.floor(count) : 0
}

/** What a combo card shows as its price: the current price, else the discount price, else the price. */
export function comboPrice(
  product: Pick<ProductWire, 'price' | 'discountPrice' | 'currentPrice'>,
): Taka {
  if (presentPrice(product.currentPrice)) return product.currentPrice
  return presentPrice(product.discountPrice) ? product.discountPrice : product.price
}
