// Writes brotli and gzip files beside the built assets, and prints the size of the first screen.
import { readFileSync } from 'node:fs'
import { compressFolder } from '@shop/tooling/compress-folder.mjs'

const build = new URL('../build/', import.meta.url)
compressFolder(new URL('assets/', build))

const html = readFileSync(new URL('index.html', build), 'utf8')
for (const type of ['js', 'css']) {
  const files = [...html.matchAll(new RegExp(`/desk/(assets/[\\w.-]+\\.${type})`, 'g'))]
  const bytes = files.map(([, path]) => readFileSync(new URL(`${path}.br`, build)).length)
  const sum = bytes.reduce((total, size) => total + size, 0)
  console.log(`desk: ${(sum / 1000).toFixed(1)} KB of ${type} (brotli) on the first screen`)
}
