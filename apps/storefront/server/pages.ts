import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { hashInline, pageHeaders } from './page-headers.ts'
import { pageAddress } from './page-address.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'

/** The bytes of rendered pages that are kept in memory. */
const CACHE_BYTES = 64 * 2 ** 20

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface PagesOptions {
  /** Renders a request: React Router's handler with its context. It gets no headers of the shopper. */
  render: (request: Request) => Promise<Response>
  /** The address of a URL at which it is rendered and cached. @default pageAddress */
  addressOf?: (url: string) => string
  /** Origins that the content security policy allows, besides the shop's own. */
  origins: readonly string[]
  /** Origins of the tag manager. */
  tagOrigins: readonly string[]
  /** Marks the inline scripts and styles of the renderer. */
  nonce: string
  https: boolean
}

/**
 * Creates the handler of pages and their data: renders, adds security headers, compresses and caches.
 * The cache lifetime is the route's `Cache-Control: s-maxage`, as for a shared cache in front of the shop.
 */
export function createPages(options: PagesOptions) {
  const { render, addressOf = pageAddress, nonce, ...policy } = options
  const cache = createPageCache({ maxBytes: CACHE_BYTES })
  const pendingRenders = new Map<string, Promise<CachedPage>>()

  async function renderPage(key: string, origin: string): Promise<CachedPage> {
    const response = await render(new Request(new URL(key, origin)))
    let body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    delete headers['content-length']
    if (headers['content-type']?.startsWith('text/html')) {
      const { html, hashes } = hashInline(body.toString(), nonce)
      body = Buffer.from(html)
      Object.assign(headers, pageHeaders({ hashes, ...policy }))
    }
    headers['vary'] = 'Accept-Encoding'
    headers['cache-control'] ??= 'no-cache'
    return cache.set(key, { status: response.status, headers, body }, sharedMaxAge(headers))
  }

  async function findPage(key: string, { url }: Request): Promise<CachedPage> {
    const cached = cache.get(key)
    if (cached) return cached
    // Concurrent requests share one render, because a page is the same for every shopper.
    let pending = pendingRenders.get(key)
    if (!pending) {
      pending = renderPage(key, url).finally(() => pendingRenders.delete(key))
      pendingRenders.set(key, pending)
    }
    return pending
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const key = addressOf(request.url)
    const cached = await findPage(key, request)
    const page = withPrefetchCaching(request, cached)
    const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '')
    const noBody = request.method === 'HEAD' || page.body.length === 0
    if (noBody) return new Response(null, { status: page.status, headers: page.headers })
    if (!encoding) return toResponse(page, page.body)
    let body = cached.encoded.get(encoding)
    if (!body) {
      body = await encode(encoding, page.body)
      cache.addEncoded(key, cached, encoding, body)
    }
    return toResponse(page, body, encoding)
  }
}

/**
 * Lets the browser reuse a prefetched response for 30 seconds, so that the navigation does not request
 * the same data again.
 */
function withPrefetchCaching(request: Request, page: CachedPage): CachedPage {
  const prefetch = /\bprefetch\b/.test(request.headers.get('sec-purpose') ?? '')
  if (!prefetch || page.status !== 200) return page
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, max-age=30' } }
}

function toResponse(page: CachedPage, body: Buffer, encoding?: string): Response {
  return new Response(body as Uint8Array<ArrayBuffer>, {
    status: page.status,
    headers: encoding ? { ...page.headers, 'content-encoding': encoding } : page.headers,
  })
}

function preferredEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  if (/\bgzip\b/.test(accepted)) return 'gzip'
  return undefined
}

function encode(encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : zip(body)
}

/** The `s-maxage` of a response, in milliseconds. */
function sharedMaxAge(headers: Record<string, string>): number {
  const seconds = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]
  return seconds ? Number(seconds) * 1000 : 0
}
