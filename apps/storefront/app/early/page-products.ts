import { normalizeProduct, type ProductWire } from '@shop/domain'
import { PAGE_DATA_ID } from '../lib/data-address.ts'

let known: Map<string, ProductWire> | undefined

/** A product in the data of this page; undefined until the page holds it. */
export function pageProduct(id: string): ProductWire | undefined {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent
  if (!known && text) collect(JSON.parse(text), (known = new Map()))
  return known?.get(id)
}

/** Adds the products that stand anywhere in the data. The first of an id counts, as in React's handlers. */
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
