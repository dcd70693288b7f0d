// Measures the JavaScript that the first visit of a page loads before any interaction, in brotli bytes:
// the entry, the root route, the page's route and all their imports.
//   node scripts/page-weights.mjs           prints a table and fails when a page exceeds its budget
//   node scripts/page-weights.mjs --write   sets each budget to the current size plus 2 %
// page-budget.json holds a budget per page; "default" is the budget of a page without an entry.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

const home = fileURLToPath(new URL('..', import.meta.url))
const client = `${home}build/client`
const budgetFile = `${home}page-budget.json`

const manifestFile = readdirSync(`${client}/assets`).find((name) => /^manifest-.*\.js$/.test(name))
const manifestText = readFileSync(`${client}/assets/${manifestFile}`, 'utf8')
const manifest = JSON.parse(manifestText.slice(manifestText.indexOf('{')).replace(/;\s*$/, ''))

const sizes = new Map()
const sizeOf = (path) => {
  if (!sizes.has(path)) sizes.set(path, brotliCompressSync(readFileSync(`${client}${path}`)).length)
  return sizes.get(path)
}

// The early script and all that it imports. Every page has it.
const early = new Set(
  readdirSync(`${client}/assets`)
    .filter((name) => /^early-[\w-]+\.js$/.test(name))
    .map((name) => `/assets/${name}`),
)
for (const file of early)
  for (const [, name] of readFileSync(client + file, 'utf8').matchAll(
    /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g,
  ))
    early.add(`/assets/${name}`)
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

const pages = Object.values(manifest.routes)
  .filter(({ id }) => id !== 'root')
  .map((route) => ({ name: route.id.replace('routes/', ''), ...measure(route) }))
  .concat({ name: 'early', files: early.size, bytes: sumOf(early) })
  .sort((a, b) => a.name.localeCompare(b.name))

if (process.argv.includes('--write')) {
  const { default: fallback } = JSON.parse(readFileSync(budgetFile, 'utf8'))
  const entries = pages.map(({ name, bytes }) => [name, Math.ceil((bytes * 1.02) / 100) * 100])
  const budgets = { default: fallback, ...Object.fromEntries(entries) }
  writeFileSync(budgetFile, `${JSON.stringify(budgets, undefined, 2)}\n`)
}

const { default: defaultBudget, ...budgets } = JSON.parse(readFileSync(budgetFile, 'utf8'))
const errors = Object.keys(budgets)
  .filter((name) => !pages.some((page) => page.name === name))
  .map((name) => `${name} is in page-budget.json but is not a page`)
console.log(
  `${'script, brotli bytes'.padEnd(24)}${'files'.padStart(6)}${'bytes'.padStart(9)}  budget`,
)
for (const { name, files, bytes } of pages) {
  const budget = budgets[name] ?? defaultBudget
  const over = bytes > budget
  if (over) errors.push(`${name}: ${bytes} B, budget ${budget} B`)
  const row = [String(files).padStart(6), String(bytes).padStart(9), `  ${budget}`]
  console.log(`${name.padEnd(24)}${row.join('')}${over ? '  OVER' : ''}`)
}
if (errors.length > 0) {
  console.error(`\nPage weights failed:\n  ${errors.join('\n  ')}`)
  process.exitCode = 1
}
