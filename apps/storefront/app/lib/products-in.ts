import type { CardProduct } from '@shop/domain'

/** The products that are anywhere in the data of a page, by id. The first of an id counts. */
export function productsIn(data: unknown): Map<string, CardProduct> {
  const products = new Map<string, CardProduct>()
  const collect = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return
    const { productId, price, name } = part as Partial<CardProduct>
    const isProduct = productId !== undefined && price !== undefined && name !== undefined
    if (!isProduct) Object.values(part).forEach(collect)
    else if (!products.has(String(productId))) products.set(String(productId), part as CardProduct)
  }
  collect(data)
  return products
}
