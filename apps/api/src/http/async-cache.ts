// `fetch` of lru-cache 11 (3.6 MB) also shares a load and returns a stale value during the next one. It has no
// bound for how stale (`staleWhileRevalidate`), and its lifetime of 0 keeps values for ever, where here
// it keeps none. Both would need code around it.

interface Entry<T> {
  value: Promise<T>
  /** Size of the loaded value; 0 while it loads. */
  size: number
  /** When the value expires, in milliseconds since 1970; Infinity while it loads. */
  expiresAt: number
  refreshing: boolean
}

/** How long values are kept, and how many. */
export interface AsyncCacheOptions<T> {
  /** Milliseconds until a value expires; 0 only joins calls that run at the same time. */
  lifetime: number
  /** Milliseconds after expiry in which the old value is returned while a new one loads. @default 0 */
  staleWhileRevalidate?: number
  /** The most entries; above it the oldest are removed. */
  maxEntries: number
  /** The largest sum of sizes; above it the oldest entries are removed. @default no limit */
  maxSize?: number
  /** The size of a value, in the unit of `maxSize`. */
  sizeOf?: (value: T) => number
}

/**
 * A cache of values that load asynchronously. Concurrent calls for one key share one load
 * (single-flight), and a failed load is not cached.
 */
export class AsyncCache<T> {
  readonly #options: Required<AsyncCacheOptions<T>>
  readonly #entries = new Map<string, Entry<T>>()
  #size = 0

  constructor(options: AsyncCacheOptions<T>) {
    this.#options = { staleWhileRevalidate: 0, maxSize: Infinity, sizeOf: () => 0, ...options }
  }

  /** How many values are kept. Values that are too old are removed when another one is added. */
  get size(): number {
    return this.#entries.size
  }

  /** The value of a key, from the cache or from `load`; rejects as `load` does. */
  async get(key: string, load: () => Promise<T>): Promise<T> {
    const entry = this.#entries.get(key)
    const now = Date.now()
    if (entry && now < entry.expiresAt) return entry.value
    if (!entry || now >= entry.expiresAt + this.#options.staleWhileRevalidate) {
      return this.#load(key, load)
    }
    if (!entry.refreshing) {
      entry.refreshing = true
      load().then(
        (value) => this.#replace(key, entry, value),
        // The stale value stays until it is too old; the next call then reports the failure.
        () => (entry.refreshing = false),
      )
    }
    return entry.value
  }

  #load(key: string, load: () => Promise<T>): Promise<T> {
    const value = load()
    const entry: Entry<T> = { value, size: 0, expiresAt: Infinity, refreshing: false }
    this.#delete(key)
    this.#entries.set(key, entry)
    value.then(
      (loaded) => this.#replace(key, entry, loaded),
      () => {
        if (this.#entries.get(key) === entry) this.#delete(key)
      },
    )
    return value
  }

  #replace(key: string, old: Entry<T>, value: T) {
    if (this.#entries.get(key) !== old) return
    this.#delete(key)
    if (this.#options.lifetime === 0) return
    const size = this.#options.sizeOf(value)
    const expiresAt = Date.now() + this.#options.lifetime
    this.#entries.set(key, { value: Promise.resolve(value), size, expiresAt, refreshing: false })
    this.#size += size
    const { maxEntries, maxSize, staleWhileRevalidate } = this.#options
    for (const [oldest, entry] of this.#entries) {
      const isTooOld = Date.now() >= entry.expiresAt + staleWhileRevalidate
      if (!isTooOld && this.#entries.size <= maxEntries && this.#size <= maxSize) break
      this.#delete(oldest)
    }
  }

  #delete(key: string) {
    this.#size -= this.#entries.get(key)?.size ?? 0
    this.#entries.delete(key)
  }
}
