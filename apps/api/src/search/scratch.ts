import type { ProductIndex } from './product-index.ts'

/**
 * Arrays that all calls with one index share, because to make new ones takes longer than to filter or
 * to rank. Made again when the index has more slots than they have room for.
 * @param make the arrays for a number of slots, all zero
 * @param clear sets those to zero that a call leaves otherwise
 * @returns the arrays of an index, cleared; they are valid until the next call
 */
export function scratchFor<T extends object>(
  make: (length: number) => T,
  clear: (scratch: T) => void,
): (index: ProductIndex) => T {
  const kept = new WeakMap<ProductIndex, { length: number; scratch: T }>()
  return (index) => {
    const known = kept.get(index)
    if (known && known.length >= index.slotCount) {
      clear(known.scratch)
      return known.scratch
    }
    const { length } = index.ids
    const scratch = make(length)
    kept.set(index, { length, scratch })
    return scratch
  }
}
