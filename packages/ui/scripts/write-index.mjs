// Own code, because barrel generators write neither the messages nor the export map. Generates
// src/index.ts, src/messages.ts and the export map in package.json from the component folders and
// src/entries. `--check` writes nothing and fails when one of them is out of date.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { home } from './run-tool.mjs'

const read = (path) => readFileSync(`${home}${path}`, 'utf8')
const files = readdirSync(`${home}src`, { recursive: true }).sort()
const sources = (pattern) => files.filter((file) => pattern.test(file))

const folders = sources(/^(commerce|components)\/[^/]+\/index\.ts$/)
const library = sources(/^entries\/[^/]+\.ts$/)
const messages = sources(/^(commerce|components)\/[^/]+\/[^/]+\.messages\.ts$/).flatMap((file) =>
  [...read(`src/${file}`).matchAll(/export const (\w+Messages)\b/g)].map(([, name]) => ({
    name,
    file,
  })),
)
// A catalogue of another language: src/messages/bn.ts is the entry `./messages/bn`.
const catalogues = sources(/^messages\/..\.ts$/)

const nameOf = (file) =>
  file.endsWith('/index.ts') ? basename(dirname(file)) : basename(file, '.ts')
const entries = [...folders, ...library].map((file) => [`./${nameOf(file)}`, file]).sort()
const twice = entries.find(([name], index) => name === entries[index + 1]?.[0])
if (twice) throw new Error(`A folder and an entry are both named ${twice[0]}. Rename one of them.`)

const modules = [
  ['.', 'index.ts'],
  ...entries,
  ['./messages', 'messages.ts'],
  ...catalogues.map((file) => [`./messages/${nameOf(file)}`, file]),
]
const published = (file) => ({
  types: `./dist/${file.replace('.ts', '.d.ts')}`,
  default: `./dist/${file.replace('.ts', '.js')}`,
})
const others = { './*.css': './dist/styles/*.css', './package.json': './package.json' }
const exportMap = (describe) => ({
  ...Object.fromEntries(modules.map(([name, file]) => [name, describe(file)])),
  ...others,
})
const manifest = JSON.parse(read('package.json'))
// The condition `@shop/source` is for this workspace, which uses the sources without a build. pnpm packs
// the exports of `publishConfig`, which do not have it.
manifest.exports = exportMap((file) => ({ '@shop/source': `./src/${file}`, ...published(file) }))
manifest.publishConfig.exports = exportMap(published)

const generated = {
  'src/index.ts': [...folders, ...library].map((file) => `export * from './${file}'`),
  'src/messages.ts': [
    ...messages.map(({ name, file }) => `import { ${name} } from './${file}'`),
    '',
    '/** English texts of all components by key; the starting point of a translation. */',
    'export const defaultMessages = {',
    ...messages.map(({ name }) => `  ...${name},`),
    '} as const',
  ],
  'package.json': [JSON.stringify(manifest, null, 2)],
}

const check = process.argv.includes('--check')
for (const [path, lines] of Object.entries(generated)) {
  const text = `${lines.join('\n')}\n`
  if (read(path) === text) continue
  if (check) {
    console.error(`${path} is out of date. Run node packages/ui/scripts/write-index.mjs`)
    process.exitCode = 1
  } else {
    writeFileSync(`${home}${path}`, text)
    console.log(`wrote packages/ui/${path}`)
  }
}
