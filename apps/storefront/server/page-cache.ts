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
  /** Maximum number of bytes of all pages; the least recently used are evicted first. */
  maxBytes: number
  now?: () => number
}

/** Bytes of an entry besides its bodies: key, headers and objects. */
const ENTRY_BYTES = 4096

/** Creates an LRU cache of rendered pages. */
export function createPageCache({ maxBytes, now = Date.now }: PageCacheOptions) {
  const pages = new Map<string, CachedPage>()
  let bytes = 0

  function remove(key: string) {
    const page = pages.get(key)
    if (page) bytes -= sizeOf(page)
    pages.delete(key)
  }

  function evict() {
    for (const key of pages.keys()) {
      if (bytes <= maxBytes) return
      remove(key)
    }
  }

  return {
    /** The bytes that the cached pages take. */
    get bytes() {
      return bytes
    },
    get(key: string): CachedPage | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      if (page.freshUntil <= now()) {
        remove(key)
        return undefined
      }
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    /** Adds a page. `freshFor` is in milliseconds; 0 is not cached. */
    set(
      key: string,
      page: Omit<CachedPage, 'encoded' | 'freshUntil'>,
      freshFor: number,
    ): CachedPage {
      const cached = { ...page, encoded: new Map<string, Buffer>(), freshUntil: now() + freshFor }
      if (freshFor > 0) {
        remove(key)
        pages.set(key, cached)
        bytes += sizeOf(cached)
        evict()
      }
      return cached
    },
    /** Adds a compressed body to a page; counts it when the page is still cached. */
    addEncoded(key: string, page: CachedPage, encoding: string, body: Buffer) {
      if (page.encoded.has(encoding)) return
      page.encoded.set(encoding, body)
      if (pages.get(key) !== page) return
      bytes += body.length
      evict()
    },
  }
}

function sizeOf({ body, encoded }: CachedPage): number {
  let size = ENTRY_BYTES + body.length
  for (const compressed of encoded.values()) size += compressed.length
  return size
}
