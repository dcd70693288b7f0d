import type { ProductIndex } from './product-index.ts'

type Column = Uint8Array | Uint32Array
type Makers = Readonly<Record<string, (length: number) => Column>>
type Arrays<M extends Makers> = { [Name in keyof M]: ReturnType<M[Name]> }

/** An array with a small number for each slot. */
export const bytesFor = (length: number) => new Uint8Array(length)
/** An array with a slot or a number of its size for each slot. */
export const numbersFor = (length: number) => new Uint32Array(length)

/**
 * Arrays that all calls with one index share, because to make new ones takes longer than to filter or
 * to rank. Made again when the index has more slots than they have room for.
 * @param makers by name: makes an array, all zero, for a number of slots
 * @param cleared the names of those that are zero at the begin of each call
 * @returns the arrays of an index; they are valid until the next call
 */
export function scratchFor<M extends Makers>(
  makers: M,
  cleared: readonly (keyof M)[],
): (index: ProductIndex) => Arrays<M> {
  const kept = new WeakMap<ProductIndex, { length: number; scratch: Arrays<M> }>()
  return (index) => {
    const known = kept.get(index)
    if (known && known.length >= index.slotCount) {
      for (const name of cleared) known.scratch[name].fill(0)
      return known.scratch
    }
    const { length } = index.ids
    const made = Object.entries(makers).map(([name, make]) => [name, make(length)])
    const scratch = Object.fromEntries(made) as Arrays<M>
    kept.set(index, { length, scratch })
    return scratch
  }
}
