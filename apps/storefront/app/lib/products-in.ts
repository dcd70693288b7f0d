import { normalizeProduct, type ProductWire } from '@shop/domain'

/** The products that are anywhere in the data of a page, by id. The first of an id counts. */
export function productsIn(data: unknown): Map<string, ProductWire> {
  const products = new Map<string, ProductWire>()
  collect(data, products)
  return products
}

/** The product of this id in the data of a page; undefined when it holds none. */
export function findProduct(data: unknown, id: string): ProductWire | undefined {
  const products = new Map<string, ProductWire>()
  collect(data, products, id)
  return products.get(id)
}

/** Adds the products in the data; with `wanted` only the one of this id, because reading one takes time. */
function collect(data: unknown, products: Map<string, ProductWire>, wanted?: string): void {
  if (typeof data !== 'object' || data === null) return
  const { id, productId, price, name } = data as Partial<ProductWire>
  if (productId !== undefined && price !== undefined && name) {
    if (wanted !== undefined && String(id) !== wanted) return
    const product = normalizeProduct(data)
    if (product && !products.has(String(product.id))) products.set(String(product.id), product)
    return
  }
  for (const part of Object.values(data)) collect(part, products, wanted)
}
