// Own code, because barrel generators write neither the messages nor an entry for each folder. Generates
// src/index.ts, src/messages.ts and the module of each component in src/entries from the folders of
// components. `--check` writes nothing and fails when one of them is out of date.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { home } from './run-tool.mjs'

const read = (path) => readFileSync(`${home}src/${path}`, 'utf8')
const sources = (pattern) => globSync(pattern, { cwd: `${home}src` }).sort()

const folders = sources('{blocks,commerce,components}/*/index.ts').map((file) => file.slice(0, -9))
const entryOf = (folder) => `entries/${basename(folder)}.ts`
const ofFolder = ({ path }) => /'\.\.\/(blocks|commerce|components)\//.test(read(path))
const library = sources('entries/*.ts').filter((path) => !ofFolder({ path }))
const taken = folders.find((folder, index) => {
  const name = basename(folder)
  return (
    library.includes(entryOf(folder)) ||
    folders.slice(index + 1).some((other) => basename(other) === name)
  )
})
if (taken) throw new Error(`${taken} has the name of another entry. Rename one of them.`)

const messages = sources('{blocks,commerce,components}/*/*.messages.ts').flatMap((file) =>
  [...read(file).matchAll(/export const (\w+Messages)\b/g)].map(([, name]) => ({ name, file })),
)

const generated = {
  'index.ts': [...folders.map((folder) => `${folder}/index.ts`), ...library].map(
    (file) => `export * from './${file}'`,
  ),
  'messages.ts': [
    ...messages.map(({ name, file }) => `import { ${name} } from './${file}'`),
    '',
    '/** English texts of all components by key; the starting point of a translation. */',
    'export const defaultMessages = {',
    ...messages.map(({ name }) => `  ...${name},`),
    '} as const',
  ],
}
for (const folder of folders) generated[entryOf(folder)] = [`export * from '../${folder}/index.ts'`]

const check = process.argv.includes('--check')
for (const [path, lines] of Object.entries(generated)) {
  const text = `${lines.join('\n')}\n`
  if (existsSync(`${home}src/${path}`) && read(path) === text) continue
  if (check) {
    console.error(`${path} is out of date. Run npm run write:index`)
    process.exitCode = 1
  } else {
    writeFileSync(`${home}src/${path}`, text)
    console.log(`wrote packages/ui/src/${path}`)
  }
}
