import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { preferredEncoding } from './accept-encoding.ts'
import { cacheHeaders } from './cached-json.ts'
import type { ApiContext } from './context.ts'
import { isKnownTag } from './entity-tag.ts'

/** A JSON text that is kept compressed, for answers of many megabytes. */
export interface CompressedJson {
  gzip: Uint8Array<ArrayBuffer>
  etag: string
}

/** The envelope of a successful answer around a list that arrives in parts, as JSON text. */
export async function* inEnvelope(
  parts: AsyncIterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield '{"statusCode":200,"message":"OK","data":['
  let separator = ''
  for await (const part of parts) {
    if (part.length === 0) continue
    yield separator + JSON.stringify(part).slice(1, -1)
    separator = ','
  }
  yield ']}'
}

/** Compresses the parts of a JSON text as they arrive; the whole text is never in memory. */
export async function compressJson(parts: AsyncIterable<string>): Promise<CompressedJson> {
  const hash = createHash('sha1')
  const chunks: Buffer[] = []
  await pipeline(
    parts,
    async function* (texts: AsyncIterable<string>) {
      for await (const text of texts) {
        hash.update(text)
        yield text
      }
    },
    createGzip({ level: 5 }),
    async (compressed: AsyncIterable<Buffer>) => {
      for await (const chunk of compressed) chunks.push(chunk)
    },
  )
  const etag = `W/"${hash.digest('base64url')}"`
  return { gzip: new Uint8Array(Buffer.concat(chunks)), etag }
}

/** Responds with a compressed JSON text; 304 for a matching ETag. */
export function sendCompressed(c: ApiContext, { gzip, etag }: CompressedJson): Response {
  const headers = cacheHeaders(etag)
  if (isKnownTag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  if (preferredEncoding(c.req.header('accept-encoding'), ['gzip', 'identity']) === 'gzip') {
    return c.body(gzip, 200, { ...headers, 'Content-Encoding': 'gzip' })
  }
  const text = Readable.from([gzip]).pipe(createGunzip())
  return c.body(Readable.toWeb(text) as ReadableStream, 200, headers)
}
