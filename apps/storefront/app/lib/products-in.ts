import { normalizeProduct, type ProductWire } from '@shop/domain'

/** The products that stand anywhere in the data of a page, by id. The first of an id counts. */
export function productsIn(data: unknown): Map<string, ProductWire> {
  const products = new Map<string, ProductWire>()
  collect(data, products)
  return products
}

function collect(data: unknown, products: Map<string, ProductWire>): void {
  if (typeof data !== 'object' || data === null) return
  const { productId, price, name } = data as Partial<ProductWire>
  if (productId !== undefined && price !== undefined && name) {
    const product = normalizeProduct(data)
    if (product && !products.has(String(product.id))) products.set(String(product.id), product)
    return
  }
  for (const part of Object.values(data)) collect(part, products)
}
