// Writes brotli and gzip files beside the files of a folder, at the highest compression level. The server
// sends them instead of compressing per request.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Compresses the text files of a folder, whose URL ends with a slash. */
export function compressFolder(folder) {
  for (const name of readdirSync(folder)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const plain = readFileSync(new URL(name, folder))
    writeFileSync(new URL(`${name}.br`, folder), brotliCompressSync(plain))
    writeFileSync(new URL(`${name}.gz`, folder), gzipSync(plain, { level: 9 }))
  }
}
