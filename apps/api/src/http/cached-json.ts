import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { preferredEncoding } from './accept-encoding.ts'
import type { ApiContext } from './context.ts'
import { isKnownTag } from './entity-tag.ts'

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants
const compress = {
  // The window is as large as a long list needs. The default one takes megabytes for each call.
  br: (text: string) =>
    promisify(brotliCompress)(text, {
      params: {
        [BROTLI_PARAM_QUALITY]: 4,
        [BROTLI_PARAM_LGWIN]: 18,
        [BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
}
type Compressed = keyof typeof compress

interface Serialised {
  text: string
  etag: string
  compressed: Map<Compressed, Promise<Uint8Array<ArrayBuffer>>>
}

/** Shorter texts are sent uncompressed. */
const minCompressedLength = 1024

const serialised = new WeakMap<object, Serialised>()

/**
 * Responds with `value` under `data` in the envelope, and with the fields of `more` beside it; 304
 * for a matching ETag. Text, ETag and compressed bytes are made once and kept as long as `value`
 * is, so a value that is cached is serialised once for all requests.
 */
export async function cachedJson(
  c: ApiContext,
  value: object,
  more: object = {},
): Promise<Response> {
  const known = serialised.get(value) ?? serialise({ ...more, data: value })
  serialised.set(value, known)
  const headers = cacheHeaders(known.etag)
  if (isKnownTag(c.req.header('if-none-match'), known.etag)) return c.body(null, 304, headers)
  const encoding = preferredEncoding(c.req.header('accept-encoding'))
  if (encoding === 'identity' || known.text.length < minCompressedLength) {
    return c.body(known.text, 200, headers)
  }
  let bytes = known.compressed.get(encoding)
  if (!bytes) {
    bytes = compress[encoding](known.text).then((buffer) => new Uint8Array(buffer))
    known.compressed.set(encoding, bytes)
  }
  return c.body(await bytes, 200, { ...headers, 'Content-Encoding': encoding })
}

function serialise(body: object): Serialised {
  const text = JSON.stringify({ statusCode: 200, message: 'OK', ...body })
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`
  return { text, etag, compressed: new Map() }
}

/** The headers of JSON that caches may keep for some seconds. */
export function cacheHeaders(etag: string): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'public, max-age=5, stale-while-revalidate=30',
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
}
