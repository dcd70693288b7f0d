import type { Encoding } from '@shop/api'

/** A rendered response. A page that is kept has only compressed bodies. */
export interface CachedPage {
  status: number
  headers: Record<string, string>
  bodies: Map<Encoding, Buffer>
  /** Time in milliseconds. */
  freshUntil: number
  /** Until then, in milliseconds, a page that is no longer fresh may be sent while it is rendered again. */
  staleUntil: number
  /** When its render began, in milliseconds. */
  renderedAt: number
}

export interface PageCacheOptions {
  /** Maximum number of bytes of all pages; the least recently used are evicted first. */
  maxBytes: number
  /**
   * A page stays fresh, whatever its age, as long as its render began after this time, in milliseconds: nothing that
   * a page shows has changed since. @default never
   */
  unchangedSince?: () => number
  now?: () => number
}

/** Bytes of an entry besides its bodies: key, headers and objects. */
const ENTRY_BYTES = 4096

/**
 * How long a page may be sent that is no longer fresh, in milliseconds, while it is rendered again. The bag
 * requests prices again, and an order is checked in a transaction.
 */
const STALE_FOR = 30_000

/** Creates an LRU cache of rendered pages. */
export function createPageCache({
  maxBytes,
  unchangedSince = () => Infinity,
  now = () => Date.now(),
}: PageCacheOptions) {
  const pages = new Map<string, CachedPage>()
  let bytes = 0

  const isUnchanged = ({ renderedAt }: CachedPage) => renderedAt > unchangedSince()
  const mayBeSent = (page: CachedPage) => page.staleUntil > now() || isUnchanged(page)

  function remove(key: string) {
    const page = pages.get(key)
    if (page) bytes -= sizeOf(page)
    pages.delete(key)
  }

  /** Removes the least recently used pages, if they are too old to be sent or the bytes too many. */
  function evict() {
    for (const [key, page] of pages) {
      if (bytes <= maxBytes && mayBeSent(page)) return
      remove(key)
    }
  }

  return {
    /** The bytes that the cached pages take. */
    get bytes() {
      return bytes
    },
    /** A page that may be sent. It may have to be rendered again: see `isFresh`. */
    get(key: string): CachedPage | undefined {
      const page = pages.get(key)
      if (!page) return undefined
      if (!mayBeSent(page)) {
        remove(key)
        return undefined
      }
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    /** Removes all pages. */
    clear() {
      pages.clear()
      bytes = 0
    },
    isFresh: (page: CachedPage) => page.freshUntil > now() || isUnchanged(page),
    /** Removes a page, if it is still the one that is kept. */
    remove(key: string, page: CachedPage) {
      if (pages.get(key) === page) remove(key)
    },
    /** Counts a page as fresh for a while longer, in milliseconds; it stays as long as before. */
    postpone(page: CachedPage, milliseconds: number) {
      page.freshUntil = now() + milliseconds
    },
    /** Adds a page. `freshFor` is in milliseconds; 0 is not cached. `renderedAt` is when its render began. */
    set(
      key: string,
      page: Omit<CachedPage, 'freshUntil' | 'staleUntil' | 'renderedAt'>,
      freshFor: number,
      renderedAt = now(),
    ): CachedPage {
      const time = now()
      const cached = {
        ...page,
        freshUntil: time + freshFor,
        staleUntil: time + freshFor + STALE_FOR,
        renderedAt,
      }
      if (freshFor > 0) {
        remove(key)
        pages.set(key, cached)
        bytes += sizeOf(cached)
        evict()
      }
      return cached
    },
    /** Adds a body to a page; counts it when the page is still cached. */
    addBody(key: string, page: CachedPage, encoding: Encoding, body: Buffer) {
      if (page.bodies.has(encoding)) return
      page.bodies.set(encoding, body)
      if (pages.get(key) !== page) return
      bytes += body.length
      evict()
    },
  }
}

function sizeOf({ bodies }: CachedPage): number {
  let size = ENTRY_BYTES
  for (const body of bodies.values()) size += body.length
  return size
}
