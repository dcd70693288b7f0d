import type { FilteredProducts } from './filter-products.ts'
import type { ProductIndex, SortKey } from './product-index.ts'

/** The order of a list: that of a key of the index, or of a search, whose slots are `ranked`. */
export type ListOrder = { key: SortKey; descending: boolean } | { ranked: Uint32Array }

/** The place in a list behind a product: what it is sorted by, and its id. */
export interface ListPlace {
  value: number
  id: number
}

const fewProducts = 300

/** Part of a list. */
export interface ProductPage {
  /** Ids of products in the order of the list. */
  ids: number[]
  /** The place of the last product; null when none follows it. */
  last: ListPlace | null
}

/**
 * Reads a part of a list.
 * @param start how many products are before it, or the place that it begins behind
 */
export function pageOfProducts(
  index: ProductIndex,
  { isListed, listed }: FilteredProducts,
  order: ListOrder,
  start: number | ListPlace,
  limit: number,
): ProductPage {
  const slots = slotsInOrder(index, order, listed)
  const descending = 'key' in order && order.descending
  const first = typeof start === 'number' ? 0 : placeBehind(index, order, slots, start)
  let skipped = typeof start === 'number' ? start : 0
  const ids: number[] = []
  let last: ListPlace | null = null
  for (let at = first; at < slots.length; at += 1) {
    const slot = slots[descending ? slots.length - 1 - at : at] ?? 0
    if (isListed[slot] === 0) continue
    if (skipped > 0) {
      skipped -= 1
      continue
    }
    if (ids.length === limit) return { ids, last }
    const id = index.ids[slot] ?? 0
    ids.push(id)
    const value = 'ranked' in order ? at + 1 : (index.sortColumn(order.key)[slot] ?? 0)
    last = { value, id }
  }
  return { ids, last: null }
}

/** The slots of the list, and perhaps others, in its order or the reverse one. */
function slotsInOrder(index: ProductIndex, order: ListOrder, listed: Uint32Array): Uint32Array {
  if ('ranked' in order) return order.ranked
  // In all products the few of a short list would be far apart.
  return listed.length <= fewProducts
    ? listed.toSorted(index.comparison(order.key))
    : index.sorted[order.key]
}

/** How many slots of the order come before a place or are at it. */
function placeBehind(
  index: ProductIndex,
  order: ListOrder,
  slots: Uint32Array,
  { value, id }: ListPlace,
): number {
  if ('ranked' in order) return value
  const column = index.sortColumn(order.key)
  const sign = order.descending ? -1 : 1
  let [low, high] = [0, slots.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const slot = slots[order.descending ? slots.length - 1 - middle : middle] ?? 0
    const difference = (column[slot] ?? 0) - value || (index.ids[slot] ?? 0) - id
    if (difference * sign > 0) high = middle
    else low = middle + 1
  }
  return low
}
