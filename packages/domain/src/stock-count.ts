/** A product with at most this many pieces in stock is running out. */
export const LOW_STOCK = 5

/** The number of pieces in stock: a whole number, 0 when the count is missing or invalid. */
export function stockCount(product: {
  quantity?: number | null | undefined
  stock?: number | null | undefined
}): number {
  const count = product.quantity ?? product.stock ?? 0
  return Number.isFinite(count) && count > 0 ? Math.floor(count) : 0
}

/** Which products a list of the desk has: `low` are shown ones with at most `LOW_STOCK` pieces. */
export const PRODUCT_FILTERS = ['shown', 'low', 'hidden'] as const

/** Why the staff changes the stock: pieces came, are lost or damaged, or were counted. */
export const STOCK_REASONS = ['received', 'lost', 'counted'] as const
