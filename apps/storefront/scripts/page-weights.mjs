// Measures the JavaScript that the first visit of a page loads before any interaction, in brotli bytes:
// the entry, the root route, the page's route and all their imports.
//   node scripts/page-weights.mjs           prints a table and fails when a page exceeds the limit
//   npm run write:weights                   also records the sizes in page-weights.json
// The table has the recorded size beside the current one, so that a change shows what it costs.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { pages as shopPages, routeId } from '../app/lib/pages.ts'
import { filesOf } from '../vite/built-files.ts'

const home = fileURLToPath(new URL('..', import.meta.url))
const client = `${home}build/client`
const recordFile = `${home}page-weights.json`

/** The limits in bytes: of the pages that most visits open first, and of the others. See decision 0012. */
const FIRST_LIMIT = 135_000
const LIMIT = 150_000
const limitOf = (name) => (['home', 'products'].includes(name) ? FIRST_LIMIT : LIMIT)

const manifestFile = readdirSync(`${client}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
const manifestText = readFileSync(`${client}/assets/${manifestFile}`, 'utf8')
const manifest = JSON.parse(manifestText.slice(manifestText.indexOf('{')).replace(/;\s*$/, ''))

const sizes = new Map()
const sizeOf = (path) => {
  if (!sizes.has(path)) sizes.set(path, brotliCompressSync(readFileSync(`${client}${path}`)).length)
  return sizes.get(path)
}

/** The early script and all that it imports. Every page has it. */
const early = filesOf('early')
const sumOf = (files) => [...files].reduce((sum, file) => sum + sizeOf(file), 0)

const measure = (route) => {
  const parts = [manifest.entry, manifest.routes.root, route]
  const files = new Set([
    ...early,
    ...parts.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ])
  files.add(`/assets/${manifestFile}`)
  return { files: files.size, bytes: sumOf(files) }
}

// Pages that share a route module weigh the same.
const routes = new Map(shopPages.map((page) => [page.file, manifest.routes[routeId(page)]]))
const pages = [...routes]
  .map(([name, route]) => ({ name, ...measure(route) }))
  .concat({ name: 'early', files: early.length, bytes: sumOf(early) })
  .sort((a, b) => a.name.localeCompare(b.name))

const recorded = JSON.parse(readFileSync(recordFile, 'utf8'))
if (process.argv.includes('--write')) {
  const record = Object.fromEntries(pages.map(({ name, bytes }) => [name, bytes]))
  writeFileSync(recordFile, `${JSON.stringify(record, undefined, 2)}\n`)
}

console.log(
  `${'script, brotli bytes'.padEnd(24)}${'files'.padStart(6)}${'bytes'.padStart(9)}  recorded`,
)
for (const { name, files, bytes } of pages) {
  const row = [String(files).padStart(6), String(bytes).padStart(9), `  ${recorded[name] ?? '–'}`]
  console.log(`${name.padEnd(24)}${row.join('')}${bytes > limitOf(name) ? '  OVER' : ''}`)
}
const over = pages.filter(({ name, bytes }) => bytes > limitOf(name))
if (over.length > 0) {
  console.error(`\nAbove their limit: ${over.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
