import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliDecompress,
  gzip,
} from 'node:zlib'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)

/**
 * Brotli levels. A page of 129 KB takes 2.5 ms at level 5 and becomes 23.7 KB, 1.1 ms and 26.5 KB at
 * level 3. Level 2 is not faster, and 1 saves half a millisecond more for 3 KB.
 */
const levels = { small: 5, fast: 3 } as const

/**
 * Compresses a body.
 * @param level whether a small body or a fast answer counts. @default 'small'
 */
export async function compress(
  encoding: 'br' | 'gzip',
  body: Buffer,
  level: keyof typeof levels = 'small',
): Promise<Buffer> {
  return alone(await (encoding === 'br' ? toBrotli(body, level) : zip(body)))
}

/** A copy without the larger buffer that the result of zlib is a part of, which would be kept with it. */
function alone(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(part.length)
  part.copy(copy)
  return copy
}

const toBrotli = (body: Buffer, level: keyof typeof levels) =>
  brotli(body, {
    // A page fits into one piece of the result: each further one is a turn of the event loop.
    chunkSize: Math.max(1024, Math.ceil(body.length / 3)),
    params: {
      [constants.BROTLI_PARAM_QUALITY]: levels[level],
      // The window is as large as a page needs. The default one takes megabytes for each call.
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/** A brotli body compressed with gzip. */
export async function toGzip(body: Buffer): Promise<Buffer> {
  return compress('gzip', await unbrotli(body))
}

/** A brotli body uncompressed, as a stream: a large one is never in memory as a whole. */
export function decompressed(body: Buffer): ReadableStream<Uint8Array<ArrayBuffer>> {
  const plain = Readable.from([body]).pipe(createBrotliDecompress())
  return Readable.toWeb(plain) as ReadableStream<Uint8Array<ArrayBuffer>>
}
