import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageHeaders } from './page-headers.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface PagesOptions {
  /** Renders a request: React Router's handler with its context. */
  render: (request: Request) => Promise<Response>
  /** Origins that the content security policy allows, besides the shop's own. */
  origins: readonly string[]
  https: boolean
}

/**
 * Creates the handler of pages and their data: renders, adds security headers, compresses and caches.
 * The cache lifetime is the route's `Cache-Control: s-maxage`, as for a shared cache in front of the shop.
 */
export function createPages({ render, origins, https }: PagesOptions) {
  const cache = createPageCache({ limit: 500 })
  const pendingRenders = new Map<string, Promise<CachedPage>>()

  async function renderPage(request: Request, key: string): Promise<CachedPage> {
    const response = await render(request)
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    delete headers['content-length']
    if (headers['content-type']?.startsWith('text/html')) {
      Object.assign(headers, pageHeaders({ html: body.toString(), origins, https }))
    }
    headers['vary'] = 'Accept-Encoding'
    headers['cache-control'] ??= 'no-cache'
    return cache.set(key, { status: response.status, headers, body }, sharedMaxAge(headers))
  }

  async function findPage(request: Request): Promise<CachedPage> {
    const { pathname, search } = new URL(request.url)
    const key = pathname + search
    const cached = cache.get(key)
    if (cached) return cached
    // Concurrent requests share one render, because a page is the same for every shopper.
    let pending = pendingRenders.get(key)
    if (!pending) {
      pending = renderPage(new Request(request.url, { headers: request.headers }), key).finally(
        () => pendingRenders.delete(key),
      )
      pendingRenders.set(key, pending)
    }
    return pending
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const page = withPrefetchCaching(request, await findPage(request))
    const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '')
    const noBody = request.method === 'HEAD' || page.body.length === 0
    if (noBody) return new Response(null, { status: page.status, headers: page.headers })
    if (!encoding) return toResponse(page, page.body)
    let body = page.encoded.get(encoding)
    if (!body) {
      body = await encode(encoding, page.body)
      page.encoded.set(encoding, body)
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
  return new Response(new Uint8Array(body), {
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
