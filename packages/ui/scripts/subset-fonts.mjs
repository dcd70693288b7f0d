// Own code, because subset-font has no command, and the lists of characters are the library's. Makes the
// font files in src/styles/fonts; run by hand when the upstream family changes.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const upstream = (subset, weight) =>
  require.resolve(`@fontsource/hind-siliguri/files/hind-siliguri-${subset}-${weight}-normal.woff2`)
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

// Characters of English pages: ASCII, Latin-1 and typographic punctuation.
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•←→−×'
const bengali = range(0x980, 0x9f2) + range(0x9f4, 0x9fe) + '\u0964\u0965\u200c\u200d\u25cc'

// Separate, so that a price or a link to the Bengali page does not load the Bengali file.
const taka = { 400: '৳বাংলা', 600: '৳' }

for (const weight of [400, 600]) {
  const faces = [
    ['latin', 'latin', latin],
    ['taka', 'bengali', taka[weight]],
    ['bengali', 'bengali', bengali],
  ]
  for (const [name, subset, text] of faces) {
    const source = await readFile(upstream(subset, weight))
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      // Hinting is nearly half of the bytes, and phones ignore it.
      noHinting: true,
      noLayoutClosure: name === 'taka',
    })
    const file = `hind-siliguri-${name}-${weight}.woff2`
    await writeFile(new URL(`../src/styles/fonts/${file}`, import.meta.url), font)
    console.log(`${file}  ${font.length} bytes`)
  }
}
