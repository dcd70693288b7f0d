// Generates src/index.ts, src/messages.ts, src/entries and the export map in package.json from the
// component folders. `--check` writes nothing and fails when one of them is out of date.
// Own code, because barrel generators write neither the messages nor the export map.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import * as prettier from 'prettier'

const home = new URL('../', import.meta.url)
const src = new URL('src/', home)
const read = (path) => readFile(new URL(path, src), 'utf8').catch(() => '')

const exportedNames = (text) =>
  [...text.matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(([, type, list]) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => (type ? `type ${name}` : name)),
  )

const foldersOf = async (layer) => {
  const entries = await readdir(new URL(layer, src), { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return names.sort().map((name) => ({ layer, name, path: `./${layer}/${name}` }))
}

const exports = []
const messageFiles = []
const entries = []

for (const folder of [...(await foldersOf('commerce')), ...(await foldersOf('components'))]) {
  const exported = exportedNames(await read(`${folder.path}/index.ts`))
  if (exported.length === 0) continue
  exports.push(`export { ${exported.join(', ')} } from '${folder.path}/index.ts'`)
  entries.push(folder)
  const files = await readdir(new URL(folder.path, src))
  for (const file of files.filter((name) => name.endsWith('.messages.ts')).sort()) {
    const text = await read(`${folder.path}/${file}`)
    for (const [, name] of text.matchAll(/export const (\w+Messages)\b/g))
      messageFiles.push({ name, path: `${folder.path}/${file}` })
  }
}

// What lib/ publishes: the name of the entry → its exports.
const libraryEntries = {
  'bangladesh-places': [`export { bangladeshPlaces } from './lib/bangladesh-places.ts'`],
  'bengali-market': [`export { bengaliMarket } from './lib/bengali-market.ts'`],
  cn: [`export { cn } from './lib/cn.ts'`],
  format: [
    `export { formatAmount, formatAmountExact, formatDate, formatDateTime, formatNumber, formatPercent, formatPrice } from './lib/format.ts'`,
  ],
  'link-provider': [
    `export { LinkProvider, type LinkProps as BaseLinkProps, type LinkProviderProps } from './lib/link.tsx'`,
  ],
  'market-provider': [
    `export { MarketProvider, type MarketProviderProps, useMarket } from './lib/market.tsx'`,
    `export { type DeliveryZone, englishMarket, type Market, type PhoneRule, type Places } from './lib/markets.ts'`,
  ],
  'media-provider': [
    `export { type MediaImageProps, MediaProvider, type MediaProviderProps, useMediaBase } from './lib/media.tsx'`,
  ],
  'messages-provider': [
    `export { type MessageKey, type Messages, MessagesProvider, type MessagesProviderProps, type PartialMessages, useMessages } from './lib/messages.tsx'`,
    `export type { Catalogue, Message, Translate } from './lib/translate.ts'`,
    `export { translator, type Translation } from './lib/translator.ts'`,
  ],
  'routes-provider': [
    `export { RoutesProvider, type RoutesProviderProps, type ShopRoutes, useShopRoutes } from './lib/routes.tsx'`,
  ],
  'use-delivery-zones': [`export { useDeliveryZones } from './lib/use-delivery-zones.ts'`],
  'use-hydrated': [`export { useHydrated } from './lib/use-hydrated.ts'`],
  'use-phone-rule': [`export { usePhoneRule } from './lib/use-phone-rule.ts'`],
}
for (const lines of Object.values(libraryEntries)) exports.push(...lines)

const messages = [
  ...messageFiles.map(({ name, path }) => `import { ${name} } from '${path}'`),
  '',
  '/** English texts of all components by key; the starting point of a translation. */',
  `export const defaultMessages = { ${messageFiles.map(({ name }) => `...${name}`).join(', ')} } as const`,
]

// A catalogue of another language: src/messages/bn.ts is the entry `./messages/bn`.
const translations = await readdir(new URL('messages/', src)).catch(() => [])
const paths = {
  ...Object.fromEntries(entries.map(({ layer, name }) => [name, `${layer}/${name}/index`])),
  ...Object.fromEntries(Object.keys(libraryEntries).map((name) => [name, `entries/${name}`])),
}
const names = Object.keys(paths).sort()
if (names.length !== entries.length + Object.keys(libraryEntries).length)
  throw new Error('A folder and an entry of lib/ have the same name. Rename one of them.')

// The condition `@shop/source` is for this workspace, which uses the sources without a build. pnpm packs
// the exports of `publishConfig`, which do not have it.
const module = (path) => ({
  '@shop/source': `./src/${path}.ts`,
  types: `./dist/${path}.d.ts`,
  default: `./dist/${path}.js`,
})
const exportMap = {
  '.': module('index'),
  ...Object.fromEntries(names.map((name) => [`./${name}`, module(paths[name])])),
  './messages': module('messages'),
  ...Object.fromEntries(
    translations
      .filter((file) => /^..\.ts$/.test(file))
      .map((file) => file.replace(/\.ts$/, ''))
      .sort()
      .map((language) => [`./messages/${language}`, module(`messages/${language}`)]),
  ),
  './*.css': './dist/styles/*.css',
  './package.json': './package.json',
}
const manifest = JSON.parse(await readFile(new URL('package.json', home), 'utf8'))
manifest.exports = exportMap
manifest.publishConfig.exports = Object.fromEntries(
  Object.entries(exportMap).map(([name, { '@shop/source': source, ...published }]) => [
    name,
    source ? published : exportMap[name],
  ]),
)

const generated = [
  ['src/index.ts', exports.join('\n')],
  ...Object.entries(libraryEntries).map(([name, lines]) => [
    `src/entries/${name}.ts`,
    lines.join('\n').replaceAll(`'./lib/`, `'../lib/`),
  ]),
  ['src/messages.ts', messages.join('\n')],
  ['package.json', JSON.stringify(manifest, null, 2)],
]

const stale = []
for (const [path, text] of generated) {
  const target = new URL(path, home)
  const options = await prettier.resolveConfig(target)
  const parser = path.endsWith('.json') ? 'json-stringify' : 'typescript'
  const formatted = await prettier.format(`${text}\n`, { ...options, parser })
  if ((await readFile(target, 'utf8').catch(() => '')) === formatted) continue
  stale.push(`packages/ui/${path}`)
  if (process.argv.includes('--check')) continue
  await mkdir(new URL('.', target), { recursive: true })
  await writeFile(target, formatted)
}

if (stale.length > 0 && process.argv.includes('--check')) {
  console.error(`Out of date: ${stale.join(', ')}. Run node packages/ui/scripts/write-index.mjs`)
  process.exit(1)
}
for (const path of stale) console.log(`wrote ${path}`)
