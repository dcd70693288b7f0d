/** A finished answer that may be given again, with its compressed forms once somebody asked for them. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  body: Buffer
  encoded: Map<string, Buffer>
  freshUntil: number
}

export interface PageCacheOptions {
  /** How many pages are kept; the least recently used goes first. */
  limit: number
  now?: () => number
}

/** Keeps finished pages for as long as each may be considered fresh, in milliseconds. */
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
      const kept = { ...page, encoded: new Map<string, Buffer>(), freshUntil: now() + freshFor }
      if (freshFor > 0) {
        pages.delete(key)
        pages.set(key, kept)
        const oldest = pages.keys().next()
        if (pages.size > limit && !oldest.done) pages.delete(oldest.value)
      }
      return kept
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>
