import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { AsyncCache } from './async-cache.ts'
import type { ApiContext } from './context.ts'

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
}
type Encoding = keyof typeof compress

interface CachedResponse {
  text: string
  etag: string
  compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
}

const maxEntries = 500
/** Characters of text. */
const maxSize = 64 * 1024 * 1024
/** Shorter texts are sent uncompressed. */
const minCompressedLength = 1024

/**
 * Caches serialised responses, so that a list asks the database once per lifetime and not once
 * per request. Instances do not invalidate each other's cache: the lifetime is short.
 */
export class ResponseCache {
  readonly #cache: AsyncCache<CachedResponse>

  /** @param lifetime milliseconds; 0 caches nothing */
  constructor(lifetime: number) {
    const sizeOf = ({ text }: CachedResponse) => text.length
    this.#cache = new AsyncCache({ lifetime, maxEntries, maxSize, sizeOf })
  }

  /** Responds with the JSON of what `load` returns, cached under `key`; 304 for a matching ETag. */
  async answer(c: ApiContext, key: string, load: () => Promise<object>): Promise<Response> {
    const cached = await this.#cache.get(key, async () => serialise(await load()))
    const headers: Record<string, string> = {
      'Content-Type': 'application/json; charset=UTF-8',
      'Cache-Control': 'public, max-age=5, stale-while-revalidate=30',
      ETag: cached.etag,
      Vary: 'Accept-Encoding',
    }
    const ifNoneMatch = c.req.header('if-none-match')
    if (ifNoneMatch?.includes(cached.etag.slice(2))) return c.body(null, 304, headers)
    const encoding = acceptedEncoding(c.req.header('accept-encoding'))
    if (!encoding || cached.text.length < minCompressedLength) {
      return c.body(cached.text, 200, headers)
    }
    let bytes = cached.compressed.get(encoding)
    if (!bytes) {
      bytes = compress[encoding](cached.text).then((buffer) => new Uint8Array(buffer))
      cached.compressed.set(encoding, bytes)
    }
    return c.body(await bytes, 200, { ...headers, 'Content-Encoding': encoding })
  }
}

function serialise(value: object): CachedResponse {
  const text = JSON.stringify(value)
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  return { text, etag, compressed: new Map() }
}

function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(header)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(header)) return 'gzip'
  return undefined
}
