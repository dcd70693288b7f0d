import { normalizeProduct, type ProductWire } from '@shop/domain'

const ID = 'page-products'

let known: Map<string, ProductWire> | undefined

/** A product that the server put into this page; undefined until the page holds it. */
export function pageProduct(id: string): ProductWire | undefined {
  const text = document.getElementById(ID)?.textContent
  if (!known && text) {
    known = new Map()
    for (const row of JSON.parse(text) as unknown[]) {
      const product = normalizeProduct(row)
      if (product) known.set(String(product.id), product)
    }
  }
  return known?.get(id)
}

/** The fields of a product that a line of the bag and direct checkout need. */
const fields = [
  ...(['id', 'name', 'price', 'discountPrice', 'image', 'category'] as const),
  ...(['quantity', 'productType', 'order_id', 'campaign_id'] as const),
]

/** The element with the products of a page, found anywhere in the data that it is rendered from. */
export function pageProductsElement(data: unknown): string {
  const rows = new Map<unknown, Record<string, unknown>>()
  collect(data, rows)
  if (rows.size === 0) return ''
  const json = JSON.stringify([...rows.values()]).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${ID}">${json}</script>`
}

function collect(data: unknown, rows: Map<unknown, Record<string, unknown>>): void {
  if (typeof data !== 'object' || data === null) return
  const product = data as Partial<ProductWire>
  if (product.productId !== undefined && product.price !== undefined && product.name) {
    // The first one counts, as in the handlers of React.
    if (!rows.has(product.productId)) {
      const used = fields.map((name) => [name, product[name]] as const)
      rows.set(product.productId, Object.fromEntries(used.filter(([, value]) => value != null)))
    }
    return
  }
  for (const part of Object.values(data)) collect(part, rows)
}
