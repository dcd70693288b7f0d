// Own code, because subset-font has no command, and the lists of characters are the library's. Makes the
// font files in src/styles/fonts; run by hand when the upstream family changes.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const upstream = {
  400: require.resolve('@expo-google-fonts/hind-siliguri/400Regular/HindSiliguri_400Regular.ttf'),
  600: require.resolve('@expo-google-fonts/hind-siliguri/600SemiBold/HindSiliguri_600SemiBold.ttf'),
}
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

// Characters of English pages: ASCII, Latin-1 and typographic punctuation.
const latin = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”…•←→−×'
const bengali = range(0x980, 0x9f2) + range(0x9f4, 0x9fe) + '\u0964\u0965\u200c\u200d\u25cc'

// The taka sign is among the Latin characters, so that a price does not load the Bengali file. Weight 400
// has the letters of the link to the Bengali page, too.
const additions = { 400: '৳বাংলা', 600: '৳' }

for (const weight of [400, 600]) {
  const source = await readFile(upstream[weight])
  const faces = { latin: latin + additions[weight], bengali }
  for (const [name, text] of Object.entries(faces)) {
    const font = await subsetFont(source, text, {
      targetFormat: 'woff2',
      // Hinting is nearly half of the bytes, and phones ignore it.
      noHinting: true,
      // Without it the letters of the link would add every Bengali ligature.
      noLayoutClosure: name === 'latin',
    })
    const file = `hind-siliguri-${name}-${weight}.woff2`
    await writeFile(new URL(`../src/styles/fonts/${file}`, import.meta.url), font)
    console.log(`${file}  ${font.length} bytes`)
  }
}
