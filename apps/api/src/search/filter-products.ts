import { FILTER_KEYS, type AttributeFilters } from '@shop/domain'
import { flag, type ProductIndex, type TagsOfSlots } from './product-index.ts'
import { bytesFor, numbersFor, scratchFor } from './scratch.ts'

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

/** The products of a list. Valid until the index is filtered again. */
export interface FilteredProducts {
  /** By slot: 1 when the list has the product. */
  isListed: Uint8Array
  /** The same products: their slots, in no order. */
  listed: Uint32Array
}

/** A set of slots has a bit for each. */
const setLength = (slots: number) => (slots + 31) >>> 5

const scratchOf = scratchFor(
  {
    isListed: bytesFor,
    listed: numbersFor,
    candidates: numbersFor,
    /** Sets, one behind the other: those that pass, those that fail one attribute, each attribute's. */
    sets: (slots) => numbersFor(setLength(slots) * (2 + FILTER_KEYS.length)),
  },
  ['isListed'],
)

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
  const { isListed, listed, candidates, sets } = scratchOf(index)
  const { passing, failingOne, attributes } = setsOf(index, filter, sets, counts !== null)
  const looked = among ?? slotsOf(passing, failingOne, index.slotCount, candidates)
  const tags = index.tagsOfSlots()
  const { flags, finalPrices } = index
  const { minPrice, maxPrice } = filter
  const [wanted, tested] = [filter.flags | flag.live, filter.flags | flag.live | filter.notFlags]
  let total = 0
  for (const slot of looked) {
    if (((flags[slot] ?? 0) & tested) !== wanted) continue
    const price = finalPrices[slot] ?? 0
    if (price < minPrice || price > maxPrice) continue
    if (isIn(passing, slot)) {
      isListed[slot] = 1
      listed[total++] = slot
      if (counts) countTags(tags, slot, counts, null)
    } else if (counts && isIn(failingOne, slot)) {
      // It is counted in the attribute that it fails.
      for (const { place, set } of attributes) {
        if (!isIn(set, slot)) countTags(tags, slot, counts, place)
      }
    }
  }
  return { isListed, listed: listed.subarray(0, total) }
}

const isIn = (set: Uint32Array, slot: number) => ((set[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0

/**
 * The sets of a filter: the slots of its category that have a value of all its attributes, and with
 * `counted` those that have one of all but one. An attribute has its place in `FILTER_KEYS`.
 */
function setsOf(
  index: ProductIndex,
  { categoryId, attributes: chosen }: ProductFilter,
  sets: Uint32Array,
  counted: boolean,
) {
  const length = setLength(index.slotCount)
  const emptySet = (place: number) => sets.subarray(place * length, (place + 1) * length).fill(0)
  const [passing, failingOne] = [emptySet(0), emptySet(1)]
  if (categoryId === null) passing.fill(~0)
  else index.addCategory(categoryId, passing)
  const attributes = FILTER_KEYS.flatMap((key, place) => {
    const values = chosen[key] ?? []
    if (values.length === 0) return []
    const set = emptySet(2 + place)
    const tags = values.flatMap((value) => index.numberOfTag(`${key}=${value}`) ?? [])
    index.addTags(tags, set)
    return [{ place, set }]
  })
  for (const { set } of attributes) {
    for (let word = 0; word < length; word += 1) {
      const own = set[word] ?? 0
      const before = passing[word] ?? 0
      if (counted) failingOne[word] = ((failingOne[word] ?? 0) & own) | (before & ~own)
      passing[word] = before & own
    }
  }
  return { passing, failingOne, attributes }
}

/** Writes the slots of two sets into `slots`, and returns that part of it. */
function slotsOf(a: Uint32Array, b: Uint32Array, slotCount: number, slots: Uint32Array) {
  const words = setLength(slotCount)
  let length = 0
  for (let word = 0; word < words; word += 1) {
    let bits = (a[word] ?? 0) | (b[word] ?? 0)
    for (; bits !== 0; bits &= bits - 1) {
      // The place of the lowest bit.
      slots[length++] = word * 32 + 31 - Math.clz32(bits & -bits)
    }
  }
  return slots.subarray(0, length)
}

/** Counts the tags of a product: all of them, or those of the attribute at a place of `FILTER_KEYS`. */
function countTags(
  { numbers, first, places }: TagsOfSlots,
  slot: number,
  counts: Uint32Array,
  place: number | null,
) {
  const end = first[slot + 1] ?? 0
  for (let at = first[slot] ?? 0; at < end; at += 1) {
    const tag = numbers[at] ?? 0
    if (place === null || places[tag] === place) counts[tag] = (counts[tag] ?? 0) + 1
  }
}
