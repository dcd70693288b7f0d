// Writes brotli and gzip files beside the built assets, at the highest compression level. The server
// sends them instead of compressing per request.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const assets = fileURLToPath(new URL('../build/client/assets/', import.meta.url))

for (const name of readdirSync(assets)) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue
  const plain = readFileSync(assets + name)
  writeFileSync(`${assets}${name}.br`, brotliCompressSync(plain))
  writeFileSync(`${assets}${name}.gz`, gzipSync(plain, { level: 9 }))
}
