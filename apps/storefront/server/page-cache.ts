/** A rendered response and its compressed bodies, which are added on first use. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Compressed bodies by content encoding. */
  encoded: Map<string, Buffer>
  /** Time in milliseconds. */
  freshUntil: number
}

export interface PageCacheOptions {
  /** Maximum number of pages; the least recently used is evicted first. */
  limit: number
  now?: () => number
}

/** Creates an LRU cache of rendered pages. `freshFor` is in milliseconds; 0 is not cached. */
export function createPageCache({ limit, now = Date.now }: PageCacheOptions) {
  const pages = new Map<string, CachedPage>()
  return {
    get(key: string): CachedPage | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      pages.delete(key)
      if (page.freshUntil <= now()) return undefined
      pages.set(key, page)
      return page
    },
    set(
      key: string,
      page: Omit<CachedPage, 'encoded' | 'freshUntil'>,
      freshFor: number,
    ): CachedPage {
      const cached = { ...page, encoded: new Map<string, Buffer>(), freshUntil: now() + freshFor }
      if (freshFor > 0) {
        pages.delete(key)
        pages.set(key, cached)
        const oldest = pages.keys().next()
        if (pages.size > limit && !oldest.done) pages.delete(oldest.value)
      }
      return cached
    },
  }
}
