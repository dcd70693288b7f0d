// Weighs the scripts that a page's first visit loads before anybody touches it, as they are sent
// (brotli): the entry, the frame, the page and all that these import.
//   node scripts/page-weights.mjs           prints the table and fails above page-budget.json
//   node scripts/page-weights.mjs --write   sets each budget to today's weight plus 2 %
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const home = fileURLToPath(new URL('..', import.meta.url))
const client = `${home}build/client`
const budgetFile = `${home}page-budget.json`

const manifestFile = readdirSync(`${client}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
const manifestText = readFileSync(`${client}/assets/${manifestFile}`, 'utf8')
const manifest = JSON.parse(manifestText.slice(manifestText.indexOf('{')).replace(/;\s*$/, ''))

const weights = new Map()
const weigh = (path) => {
  if (!weights.has(path))
    weights.set(path, brotliCompressSync(readFileSync(`${client}${path}`)).length)
  return weights.get(path)
}

const pageOf = (route) => {
  const parts = [manifest.entry, manifest.routes.root, route]
  const files = new Set(parts.flatMap(({ module, imports = [] }) => [module, ...imports]))
  files.add(`/assets/${manifestFile}`)
  const bytes = [...files].reduce((sum, file) => sum + weigh(file), 0)
  return { files: files.size, bytes }
}

const pages = Object.values(manifest.routes)
  .filter(({ id }) => id !== 'root')
  .map((route) => ({ name: route.id.replace('routes/', ''), ...pageOf(route) }))
  .sort((a, b) => a.name.localeCompare(b.name))

if (process.argv.includes('--write')) {
  const budget = pages.map(({ name, bytes }) => [name, Math.ceil((bytes * 1.02) / 100) * 100])
  writeFileSync(budgetFile, `${JSON.stringify(Object.fromEntries(budget), undefined, 2)}\n`)
}

const budget = JSON.parse(readFileSync(budgetFile, 'utf8'))
const faults = Object.keys(budget)
  .filter((name) => !pages.some((page) => page.name === name))
  .map((name) => `${name} is in page-budget.json and not in the shop`)
console.log(
  `${'script, brotli bytes'.padEnd(24)}${'files'.padStart(6)}${'bytes'.padStart(9)}  budget`,
)
for (const { name, files, bytes } of pages) {
  const over = !(bytes <= budget[name])
  if (over) faults.push(`${name}: ${bytes} B, budget ${budget[name] ?? 'missing'}`)
  const row = [String(files).padStart(6), String(bytes).padStart(9), `  ${budget[name] ?? '–'}`]
  console.log(`${name.padEnd(24)}${row.join('')}${over ? '  OVER' : ''}`)
}
if (faults.length > 0) {
  console.error(`\nToo heavy:\n  ${faults.join('\n  ')}`)
  process.exitCode = 1
}
