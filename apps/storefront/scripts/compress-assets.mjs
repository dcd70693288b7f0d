// Writes the compressed forms of the built scripts and styles beside them, as the server sends
// them: compressing once at the hardest setting costs no shopper anything.
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
