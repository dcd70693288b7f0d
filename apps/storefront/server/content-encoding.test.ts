import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from './content-encoding.ts'

const body = Buffer.from(
  Array.from({ length: 20_000 }, (_, n) => `w${(n * 7919) % 1543}`).join(' '),
)

it('a compressed body takes no more memory than its bytes', async () => {
  for (const encoding of ['br', 'gzip'] as const) {
    const compressed = await compress(encoding, body)
    const plain = encoding === 'br' ? brotliDecompressSync(compressed) : gunzipSync(compressed)
    expect(plain.equals(body)).toBe(true)
    expect(compressed.buffer.byteLength).toBe(compressed.length)
  }
})
