import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ApiContext } from './context.ts'

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
}
type Encoding = keyof typeof compress

interface Serialised {
  text: string
  etag: string
  compressed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>
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
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=UTF-8',
    'Cache-Control': 'public, max-age=5, stale-while-revalidate=30',
    ETag: known.etag,
    Vary: 'Accept-Encoding',
  }
  const ifNoneMatch = c.req.header('if-none-match')
  if (ifNoneMatch?.includes(known.etag.slice(2))) return c.body(null, 304, headers)
  const encoding = acceptedEncoding(c.req.header('accept-encoding'))
  if (!encoding || known.text.length < minCompressedLength) return c.body(known.text, 200, headers)
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

function acceptedEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(header)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(header)) return 'gzip'
  return undefined
}
