import { isKnownTag, preferredEncoding, type Encoding } from '@shop/api'
import { createHash } from 'node:crypto'
import { compress, decompressed, toGzip } from './content-encoding.ts'
import { answerHeaders, cspHash, hashInline, pageHeaders } from './page-headers.ts'
import { pageAddress } from './page-address.ts'
import type { LogFault } from '../runtime/failed-reads.ts'
import type { PageAnswer } from '../runtime/page-handler.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'

/** The bytes of rendered pages that are kept in memory: about 750 pages, each for some seconds. */
const CACHE_BYTES = 24 * 2 ** 20

/** Milliseconds until a page that could not be rendered again is tried once more. */
const RETRY_AFTER = 1000

/**
 * With more pages than this in work, shoppers wait for each other: pages are then compressed faster and
 * are about a tenth larger. One that is asked for again is soon rendered again.
 */
const BUSY_FROM = 4

/** Pages are rendered at this origin, whatever the request's Host says: they are the same for all. */
const RENDER_ORIGIN = 'http://localhost'

export interface PagesOptions {
  /** Renders a request: React Router's handler with its context. It gets no headers of the shopper. */
  render: (request: Request, logFault: LogFault) => Promise<PageAnswer>
  /** The address of a URL at which it is rendered and cached. @default pageAddress */
  addressOf?: (url: string) => string
  /** Origins that the content security policy allows, besides the shop's own. */
  origins: readonly string[]
  /** Origins of the tag manager. */
  tagOrigins: readonly string[]
  /** The `nonce` of the inline scripts of the renderer, see `CspPlaceholder`. */
  cspPlaceholder: string
  /** The style sheet that is in the head of every page. @default none */
  styleSheet?: string
  https: boolean
  /** The most bytes of the cache; 0 keeps no page. @default 24 MiB */
  cacheBytes?: number
  /** See `createPageCache`. */
  unchangedSince?: () => number
}

/**
 * Creates the handler of pages and their data: renders, adds security headers, compresses and caches.
 * The cache lifetime is the route's `Cache-Control: s-maxage`, as for a shared cache in front of the shop.
 * A page that is no longer fresh is sent for 30 seconds more, while it is rendered again. One that shows nothing
 * that has changed stays fresh.
 */
export function createPages(options: PagesOptions) {
  const {
    render,
    addressOf = pageAddress,
    cspPlaceholder,
    styleSheet = '',
    cacheBytes = CACHE_BYTES,
    unchangedSince,
    ...policy
  } = options
  const styles = Buffer.from(styleSheet && `<style>${styleSheet}</style>`)
  const styleHash = styleSheet && cspHash(styleSheet)
  const cache = createPageCache({ maxBytes: cacheBytes, unchangedSince })
  const pendingRenders = new Map<string, Promise<CachedPage>>()
  /** How often the pages were cleared: a render that began before is not kept. */
  let clears = 0

  async function renderPage(key: string, logFault: LogFault): Promise<CachedPage> {
    const began = clears
    const renderedAt = Date.now()
    const answer = await render(new Request(new URL(key, RENDER_ORIGIN)), logFault)
    const { status } = answer
    const headers = { ...answer.headers }
    let body: Buffer
    if (headers['content-type']?.startsWith('text/html')) {
      const { html, scripts } = hashInline(answer.body, cspPlaceholder)
      body = inHead(html, styles)
      Object.assign(headers, pageHeaders({ scripts, styleHash, ...policy }))
    } else {
      body = Buffer.from(answer.body)
      Object.assign(headers, answerHeaders(policy.https))
    }
    headers['vary'] = 'Accept-Encoding'
    headers['cache-control'] ??= 'no-cache'
    if (status >= 500) headers['cache-control'] = 'no-store'
    const freshFor = sharedMaxAge(headers)
    // A page that is kept is compressed here, once for all requests that wait for it.
    const level = pendingRenders.size > BUSY_FROM ? 'fast' : 'small'
    const compressed =
      freshFor > 0 && body.length > 0 ? await compress('br', body, level) : undefined
    if (compressed && status === 200) headers['etag'] = etagOf(compressed)
    const bodies = new Map<Encoding, Buffer>([compressed ? ['br', compressed] : ['identity', body]])
    return cache.set(key, { status, headers, bodies }, began === clears ? freshFor : 0, renderedAt)
  }

  /** Concurrent requests share one render, because a page is the same for every shopper. */
  function renderOnce(key: string, logFault: LogFault): Promise<CachedPage> {
    let pending = pendingRenders.get(key)
    if (!pending) {
      const started = renderPage(key, logFault).finally(() => {
        if (pendingRenders.get(key) === started) pendingRenders.delete(key)
      })
      pendingRenders.set(key, started)
      pending = started
    }
    return pending
  }

  /** Renders a page again, if it is no longer fresh. It stays when the server fails, also in part. */
  async function refresh(key: string, page: CachedPage, logFault: LogFault): Promise<void> {
    if (cache.isFresh(page) || pendingRenders.has(key)) return
    try {
      const { headers } = await renderOnce(key, logFault)
      if (headers['cache-control'] !== 'no-store') return cache.remove(key, page)
    } catch (error) {
      logFault('A page could not be rendered again.', error)
    }
    cache.postpone(page, RETRY_AFTER)
  }

  function cachedPage(key: string, logFault: LogFault): CachedPage | undefined {
    const page = cache.get(key)
    if (page) void refresh(key, page, logFault)
    return page
  }

  /** The body in an encoding. Compressed ones are made once. */
  async function bodyOf(key: string, page: CachedPage, encoding: Encoding): Promise<BodyInit> {
    const known = page.bodies.get(encoding)
    if (known) return known as Uint8Array<ArrayBuffer>
    const plain = page.bodies.get('identity')
    const brotli = page.bodies.get('br') ?? Buffer.alloc(0)
    if (encoding === 'identity') return decompressed(brotli)
    const body = plain ? await compress(encoding, plain) : await toGzip(brotli)
    cache.addBody(key, page, encoding, body)
    return body as Uint8Array<ArrayBuffer>
  }

  async function respond(request: Request, logFault: LogFault): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const key = addressOf(request.url)
    const page = cachedPage(key, logFault) ?? (await renderOnce(key, logFault))
    const { status, headers } = page
    const { etag } = headers
    if (etag && isKnownTag(request.headers.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers: withoutContent(headers) })
    }
    const noBody = request.method === 'HEAD' || page.bodies.get('identity')?.length === 0
    if (noBody) return new Response(null, { status, headers })
    const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? undefined)
    const body = await bodyOf(key, page, encoding)
    if (encoding === 'identity') return new Response(body, { status, headers })
    return new Response(body, { status, headers: { ...headers, 'content-encoding': encoding } })
  }

  return {
    respond,
    /** Removes all pages, for a change of what every page shows. */
    clear() {
      clears += 1
      cache.clear()
      pendingRenders.clear()
    },
  }
}

/**
 * The bytes of a page with these at the end of its head. The style sheet is most of a page: it is added last,
 * so that it is encoded and hashed once for all pages.
 */
function inHead(html: string, bytes: Buffer): Buffer {
  const at = html.indexOf('</head>')
  if (at < 0) return Buffer.from(html)
  return Buffer.concat([Buffer.from(html.slice(0, at)), bytes, Buffer.from(html.slice(at))])
}

/** A weak validator: all encodings of a page share it. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha1').update(body).digest('base64url')}"`
}

/** The headers of a 304: those of the page, without what describes a body. */
function withoutContent(headers: Record<string, string>): Record<string, string> {
  const { 'content-type': _, ...rest } = headers
  return rest
}

/** The `s-maxage` of a response, in milliseconds. */
function sharedMaxAge(headers: Record<string, string>): number {
  const seconds = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]
  return seconds ? Number(seconds) * 1000 : 0
}
