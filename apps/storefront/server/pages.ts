import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageHeaders } from './page-headers.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface PagesOptions {
  /** Renders one request; React Router's handler with its context. */
  render: (request: Request) => Promise<Response>
  origins: readonly string[]
  https: boolean
}

/**
 * Answers pages and their data: renders, adds the security headers, compresses and keeps.
 * How long a page is kept is what its route says in `Cache-Control: s-maxage`, so a cache in
 * front of the shop and the one in this process follow the same rule.
 */
export function createPages({ render, origins, https }: PagesOptions) {
  const cache = createPageCache({ limit: 500 })
  const rendering = new Map<string, Promise<CachedPage>>()

  async function produce(request: Request, key: string): Promise<CachedPage> {
    const response = await render(request)
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    delete headers['content-length']
    if (headers['content-type']?.startsWith('text/html')) {
      Object.assign(headers, pageHeaders({ html: body.toString(), origins, https }))
    }
    headers['vary'] = 'Accept-Encoding'
    headers['cache-control'] ??= 'no-cache'
    return cache.set(key, { status: response.status, headers, body }, sharedFreshness(headers))
  }

  async function page(request: Request): Promise<CachedPage> {
    const { pathname, search } = new URL(request.url)
    const key = pathname + search
    const kept = cache.get(key)
    if (kept) return kept
    // One render for all who ask at the same moment; the answer is the same for every shopper.
    let pending = rendering.get(key)
    if (!pending) {
      pending = produce(new Request(request.url, { headers: request.headers }), key).finally(() =>
        rendering.delete(key),
      )
      rendering.set(key, pending)
    }
    return pending
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method Not Allowed', { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const answer = asAsked(request, await page(request))
    const encoding = chosenEncoding(request.headers.get('accept-encoding') ?? '')
    const empty = request.method === 'HEAD' || answer.body.length === 0
    if (empty) return new Response(null, { status: answer.status, headers: answer.headers })
    if (!encoding) return reply(answer, answer.body)
    let body = answer.encoded.get(encoding)
    if (!body) {
      body = await encode(encoding, answer.body)
      answer.encoded.set(encoding, body)
    }
    return reply(answer, body, encoding)
  }
}

/**
 * What a link fetched ahead may be used for half a minute without asking again; otherwise the tap
 * would pay for the same answer a second time.
 */
function asAsked(request: Request, page: CachedPage): CachedPage {
  const ahead = /\bprefetch\b/.test(request.headers.get('sec-purpose') ?? '')
  if (!ahead || page.status !== 200) return page
  return { ...page, headers: { ...page.headers, 'cache-control': 'private, max-age=30' } }
}

function reply(page: CachedPage, body: Buffer, encoding?: string): Response {
  return new Response(new Uint8Array(body), {
    status: page.status,
    headers: encoding ? { ...page.headers, 'content-encoding': encoding } : page.headers,
  })
}

function chosenEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b/.test(accepted)) return 'br'
  if (/\bgzip\b/.test(accepted)) return 'gzip'
  return undefined
}

function encode(encoding: 'br' | 'gzip', body: Buffer): Promise<Buffer> {
  return encoding === 'br'
    ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    : zip(body)
}

/** Milliseconds for which a shared cache may serve this answer. */
function sharedFreshness(headers: Record<string, string>): number {
  const seconds = /s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]
  return seconds ? Number(seconds) * 1000 : 0
}
