const firstCapacity = 4

/** A list of numbers up to 2^32 that only grows, without the memory of an array of JavaScript. */
export class SlotList {
  #items: Uint32Array = new Uint32Array(firstCapacity)
  #length = 0

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
