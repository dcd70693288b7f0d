interface Kept<T> {
  value: Promise<T>
  until: number
  renewing: boolean
}

const most = 1000

/**
 * Remembers values by name. One that has grown old is given once more while it is found anew, so
 * that nobody but the first waits for it; after as long again it is forgotten.
 */
export class Remembered<T> {
  readonly #lifetime: number
  readonly #kept = new Map<string, Kept<T>>()

  /** @param lifetime milliseconds until a value is old; 0 remembers nothing */
  constructor(lifetime: number) {
    this.#lifetime = lifetime
  }

  /** The value of this name, found by `load` when it is not known or too old. */
  async of(name: string, load: () => Promise<T>): Promise<T> {
    const now = Date.now()
    const kept = this.#kept.get(name)
    if (!kept || now >= kept.until + this.#lifetime) return this.#keep(name, load())
    if (now >= kept.until && !kept.renewing) {
      kept.renewing = true
      // A failure is met by whoever asks after the old value is forgotten.
      const renewed = load()
      renewed.then(
        () => void this.#keep(name, renewed),
        () => (kept.renewing = false),
      )
    }
    return kept.value
  }

  #keep(name: string, value: Promise<T>): Promise<T> {
    if (this.#lifetime === 0) return value
    const kept = { value, until: Date.now() + this.#lifetime, renewing: false }
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest)
    value.catch(() => {
      if (this.#kept.get(name) === kept) this.#kept.delete(name)
    })
    return value
  }
}
