// Measures the size of each entry in the built package: alone, minified, without React, brotli.
// The CSS is the style sheet that the package has for it.
//   node scripts/sizes.mjs           prints the table and fails above budget.json
//   node scripts/sizes.mjs --write   sets each budget without an aim to the current size plus 10 %
// Own code, because size-limit does not count the style sheet or the modules.
import { existsSync, readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import * as prettier from 'prettier'
import { rolldown } from 'rolldown'
import { compileSheet, minify, readModules, sheetOf } from './style-sheets.mjs'

const home = fileURLToPath(new URL('..', import.meta.url))
const budgetFile = `${home}budget.json`
const budget = JSON.parse(await readFile(budgetFile, 'utf8'))
const outside = /^(react|react-dom)(\/|$)/

const packed = (text) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const bundle = async (source) => {
  const input = '\0weighed'
  const build = await rolldown({
    input,
    cwd: home,
    external: outside,
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    logLevel: 'silent',
    plugins: [
      {
        name: 'weighed',
        resolveId: (id) => (id === input ? id : undefined),
        load: (id) => (id === input ? source : undefined),
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  const chunks = output.filter((chunk) => 'code' in chunk)
  return {
    code: chunks.map(({ code }) => code).join(''),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id !== input).length,
  }
}

const sheetModules = readModules(`${home}dist`)
const sheet = await compileSheet(sheetModules)

const entries = ['commerce', 'components']
  .flatMap((room) =>
    readdirSync(`${home}dist/${room}`).map((name) => ({
      name,
      path: `${home}dist/${room}/${name}/index.js`,
    })),
  )
  .filter(({ path }) => existsSync(path))
  .sort((a, b) => (a.name < b.name ? -1 : 1))
const pathOf = Object.fromEntries(entries.map(({ name, path }) => [name, path]))

const everything = (names) =>
  names
    .filter((name) => pathOf[name])
    .map((name) => `export * from ${JSON.stringify(pathOf[name])}`)
    .join('\n')

const weigh = async (names) => {
  const { code, modules } = await bundle(everything(names))
  const paths = names.flatMap((name) => pathOf[name] ?? [])
  return { js: packed(code), css: packed(minify(sheetOf(sheet, sheetModules, paths))), modules }
}

const weights = {}
for (const { name } of entries) weights[name] = await weigh([name])
for (const [name, parts] of Object.entries(budget.together ?? {}))
  weights[name] = await weigh(parts)

if (process.argv.includes('--write')) {
  for (const [name, { js }] of Object.entries(weights))
    if (!budget.aims[name]) budget.js[name] = Math.ceil((js * 1.1) / 50) * 50
  for (const name of Object.keys(budget.js))
    if (!weights[name] || budget.aims[name]) delete budget.js[name]
  const options = await prettier.resolveConfig(budgetFile)
  const text = JSON.stringify(budget)
  await writeFile(budgetFile, await prettier.format(text, { ...options, parser: 'json' }))
}

const failures = []
console.log(
  `${'brotli bytes'.padEnd(26)}${'JS'.padStart(8)}${'CSS'.padStart(8)}${'budget'.padStart(9)}${'modules'.padStart(9)}`,
)
for (const [name, { js, css, modules }] of Object.entries(weights)) {
  const aim = budget.aims[name]
  const weight = aim?.with === 'css' ? js + css : js
  const allowed = aim ? (aim.accepted ?? aim.bytes) : budget.js[name]
  const over = allowed === undefined || weight > allowed
  if (over) failures.push(`${name}: ${weight} B, budget ${allowed ?? 'missing'}`)
  // A dev server requests every module on its own, so their number decides how fast it starts.
  if (modules > budget.modules)
    failures.push(`${name}: ${modules} modules, at most ${budget.modules}`)
  const missed = aim && weight > aim.bytes ? `  aim ${aim.bytes} missed: ${aim.because ?? ''}` : ''
  const row = [
    String(js).padStart(8),
    String(css).padStart(8),
    String(allowed ?? '–').padStart(9),
    String(modules).padStart(9),
  ]
  console.log(`${name.padEnd(26)}${row.join('')}${over ? '  OVER' : ''}${missed}`)
}
if (failures.length > 0) {
  console.error(`\nAbove budget:\n  ${failures.join('\n  ')}`)
  process.exitCode = 1
}
