const firstCapacity = 4

/** A list of numbers up to 2^32 that only grows, without the memory of an array of JavaScript. */
export class SlotList {
  #items: Uint32Array = new Uint32Array(firstCapacity)
  #length = 0
  /** The bits of the first `#marked` numbers. */
  #bits: Uint32Array = new Uint32Array()
  #marked = 0

  get length(): number {
    return this.#length
  }

  /** The last number; 0 when there is none. */
  get last(): number {
    return this.#items[this.#length - 1] ?? 0
  }

  /** The numbers. The view is valid until the next `push`. */
  get items(): Uint32Array {
    return this.#items.subarray(0, this.#length)
  }

  /**
   * Sets the bits of these slots in a set with one bit for each slot of an index. A list whose bits take
   * less memory than its numbers keeps them, because to set them one by one takes longer.
   * @param isEmpty whether the set has no slot yet
   */
  addTo(set: Uint32Array, isEmpty: boolean): void {
    if (this.#length <= set.length) {
      this.#mark(set, 0)
      return
    }
    this.#bits = enlarge(this.#bits, set.length)
    this.#mark(this.#bits, this.#marked)
    this.#marked = this.#length
    const bits = this.#bits.subarray(0, set.length)
    if (isEmpty) {
      set.set(bits)
      return
    }
    for (let word = 0; word < set.length; word += 1) {
      set[word] = (set[word] ?? 0) | (bits[word] ?? 0)
    }
  }

  #mark(bits: Uint32Array, from: number) {
    for (let at = from; at < this.#length; at += 1) {
      const slot = this.#items[at] ?? 0
      const word = slot >>> 5
      bits[word] = (bits[word] ?? 0) | (1 << (slot & 31))
    }
  }

  push(item: number): void {
    if (this.#length === this.#items.length) this.#items = enlarge(this.#items, this.#length * 2)
    this.#items[this.#length] = item
    this.#length += 1
  }
}

/** A copy of a typed array that has room for `length` numbers; the array itself when it has. */
export function enlarge<T extends Uint8Array | Uint16Array | Uint32Array | Float64Array>(
  array: T,
  length: number,
): T {
  if (length <= array.length) return array
  const larger = new (array.constructor as new (length: number) => T)(length)
  larger.set(array)
  return larger
}
