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

const scratchOf = scratchFor(
  { isListed: bytesFor, listed: numbersFor, isCandidate: bytesFor, candidates: numbersFor },
  ['isListed'],
)
type Scratch = ReturnType<typeof scratchOf>

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
  const scratch = scratchOf(index)
  const { isListed, listed } = scratch
  const chosen = chosenAttributes(index, filter.attributes)
  const bits = bitsOfTags(index, chosen)
  const all = (1 << chosen.length) - 1
  const tags = index.tagsOfSlots()
  const { flags, categoryIds, finalPrices, slotCount } = index
  const { categoryId, minPrice, maxPrice } = filter
  const ofCategory = categoryId === null ? null : index.slotsOfCategory(categoryId)
  // A listed product has a value of the first attribute, and a counted one of the first or the second.
  const deciding = chosen.slice(0, counts ? 2 : 1)
  const most = chosen.length < (counts ? 2 : 1) ? 0 : (ofCategory?.length ?? slotCount)
  const looked = among ?? slotsWithOne(index, deciding, most, scratch) ?? ofCategory
  const [wanted, tested] = [filter.flags | flag.live, filter.flags | flag.live | filter.notFlags]
  const length = looked ? looked.length : slotCount
  let total = 0
  for (let at = 0; at < length; at += 1) {
    const slot = looked ? (looked[at] ?? 0) : at
    if (((flags[slot] ?? 0) & tested) !== wanted) continue
    if (categoryId !== null && categoryIds[slot] !== categoryId) continue
    const price = finalPrices[slot] ?? 0
    if (price < minPrice || price > maxPrice) continue
    const missing = all === 0 ? 0 : all & ~bitsOf(tags, slot, bits)
    if (missing === 0) {
      isListed[slot] = 1
      listed[total++] = slot
      if (counts) countTags(tags, slot, counts, null)
    } else if (counts && (missing & (missing - 1)) === 0) {
      // A product that fails one filter only is counted in the attribute of that filter.
      countTags(tags, slot, counts, chosen[31 - Math.clz32(missing)]?.place ?? null)
    }
  }
  return { isListed, listed: listed.subarray(0, total) }
}

/** An attribute of a filter: its place in `FILTER_KEYS`, and the numbers of its chosen tags. */
interface ChosenAttribute {
  place: number
  tags: number[]
  /** How many products have one of the tags, at most. */
  length: number
}

/** The attributes of a filter, that of the fewest products first. */
function chosenAttributes(index: ProductIndex, attributes: AttributeFilters): ChosenAttribute[] {
  const chosen = FILTER_KEYS.flatMap((key, place) => {
    const values = attributes[key] ?? []
    if (values.length === 0) return []
    const tags = values.flatMap((value) => index.numberOfTag(`${key}=${value}`) ?? [])
    const length = tags.reduce((sum, tag) => sum + index.slotsOfTag(tag).length, 0)
    return [{ place, tags, length }]
  })
  return chosen.sort((a, b) => a.length - b.length)
}

/** By number of a tag: the bit of the chosen attribute that it is a value of; 0 for another one. */
function bitsOfTags(index: ProductIndex, chosen: readonly ChosenAttribute[]): Uint16Array {
  const bits = new Uint16Array(chosen.length === 0 ? 0 : index.tags.length)
  for (const [place, { tags }] of chosen.entries()) for (const tag of tags) bits[tag] = 1 << place
  return bits
}

/** The bits of the chosen attributes of which a product has a value. */
function bitsOf({ numbers, first }: TagsOfSlots, slot: number, bits: Uint16Array): number {
  const end = first[slot + 1] ?? 0
  let found = 0
  for (let at = first[slot] ?? 0; at < end; at += 1) found |= bits[numbers[at] ?? 0] ?? 0
  return found
}

/**
 * The slots that have a value of one of the attributes.
 * @returns null when there may be `most` of them or more
 */
function slotsWithOne(
  index: ProductIndex,
  attributes: readonly ChosenAttribute[],
  most: number,
  { isCandidate, candidates }: Scratch,
): Uint32Array | null {
  const sum = attributes.reduce((total, { length }) => total + length, 0)
  if (sum >= most) return null
  let length = 0
  for (const tag of attributes.flatMap(({ tags }) => tags)) {
    for (const slot of index.slotsOfTag(tag)) {
      if (isCandidate[slot] === 1) continue
      isCandidate[slot] = 1
      candidates[length++] = slot
    }
  }
  for (let at = 0; at < length; at += 1) isCandidate[candidates[at] ?? 0] = 0
  return candidates.subarray(0, length)
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
