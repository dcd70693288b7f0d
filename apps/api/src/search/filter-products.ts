import { FILTER_KEYS, type AttributeFilters } from '@shop/domain'
import { flag, type ProductIndex } from './product-index.ts'

/** Which products a list has. Prices in poisha. */
export interface ProductFilter {
  /** Flags of the index: all of them must be set. */
  flags: number
  /** Flags of the index: none of them may be set. */
  notFlags: number
  /** Null for every category. */
  categoryId: number | null
  minPrice: number
  maxPrice: number
  attributes: AttributeFilters
}

/** The products of a list. */
export interface FilteredProducts {
  /** By slot: 1 when the list has the product. Valid until the index is filtered again. */
  isListed: Uint8Array
  total: number
}

/** Arrays that all filters of one index share: to make new ones takes longer than to filter. */
interface Scratch {
  isListed: Uint8Array
  /** By slot: a bit for each chosen attribute of which the product has a value. */
  passed: Uint16Array
}
const scratches = new WeakMap<ProductIndex, Scratch>()

/**
 * Finds the products of a list.
 * @param among the slots that are looked at, each once; null for all
 * @param counts by number of a tag, all 0: set to how many products the list would have if the tag
 *   were chosen. So an attribute is counted under the filters of all others, and not under its own.
 */
export function filterProducts(
  index: ProductIndex,
  filter: ProductFilter,
  among: Uint32Array | null,
  counts: Uint32Array | null,
): FilteredProducts {
  const { isListed, passed } = scratchOf(index)
  const chosen = FILTER_KEYS.filter((key) => filter.attributes[key]?.length)
  for (const [bit, key] of chosen.entries()) {
    for (const value of filter.attributes[key] ?? []) {
      const slots = index.slotsOfTag(`${key}=${value}`)
      for (const slot of slots) passed[slot] = (passed[slot] ?? 0) | (1 << bit)
    }
  }
  const all = (1 << chosen.length) - 1
  const places = chosen.map((key) => FILTER_KEYS.indexOf(key))
  const { flags, categoryIds, finalPrices, slotCount } = index
  const { categoryId, minPrice, maxPrice } = filter
  const [wanted, tested] = [filter.flags | flag.live, filter.flags | flag.live | filter.notFlags]
  const length = among ? among.length : slotCount
  let total = 0
  for (let at = 0; at < length; at += 1) {
    const slot = among ? (among[at] ?? 0) : at
    if (((flags[slot] ?? 0) & tested) !== wanted) continue
    if (categoryId !== null && categoryIds[slot] !== categoryId) continue
    const price = finalPrices[slot] ?? 0
    if (price < minPrice || price > maxPrice) continue
    const missing = all & ~(passed[slot] ?? 0)
    if (missing === 0) {
      isListed[slot] = 1
      total += 1
      if (counts) countTags(index, slot, counts, null)
    } else if (counts && (missing & (missing - 1)) === 0) {
      // A product that fails one filter only is counted in the attribute of that filter.
      countTags(index, slot, counts, places[31 - Math.clz32(missing)] ?? null)
    }
  }
  return { isListed, total }
}

/** Counts the tags of a product: all of them, or those of the attribute at a place of `FILTER_KEYS`. */
function countTags(index: ProductIndex, slot: number, counts: Uint32Array, place: number | null) {
  const { numbers, first, places } = index.tagsOfSlots()
  const end = first[slot + 1] ?? 0
  for (let at = first[slot] ?? 0; at < end; at += 1) {
    const tag = numbers[at] ?? 0
    if (place === null || places[tag] === place) counts[tag] = (counts[tag] ?? 0) + 1
  }
}

function scratchOf(index: ProductIndex): Scratch {
  const known = scratches.get(index)
  if (known && known.isListed.length >= index.slotCount) {
    known.isListed.fill(0)
    known.passed.fill(0)
    return known
  }
  const length = index.ids.length
  const made = { isListed: new Uint8Array(length), passed: new Uint16Array(length) }
  scratches.set(index, made)
  return made
}
