// Own code, because no test runner joins the rows of a document to test titles.
//   npm run write:conformance    writes the last column of docs/conformance.md
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromRoot, root } from '@shop/tooling/paths.mjs'

const page = fromRoot('docs', 'conformance.md')
const deviations = fromRoot('docs', 'deviations.md')
const id = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+'
const row = new RegExp(`^\\| (${id}) \\| (.+?) \\|(.*)\\|$`)
// A title starts with the ids that the test covers and a colon.
const title = new RegExp(`['"\`]((?:${id})(?:(?:,? (?:and )?)${id})*):`, 'g')
// A story has the ids as tags, because its name is for designers.
const storyTags = /\btags: \[([^\]]*)\]/g
const testFile = /\.(test|e2e|stories)\.tsx?$/
const deviation = /\bA-\d{2}\b/g

const read = (file) => readFileSync(fromRoot(file), 'utf8')

/** The rows of docs/conformance.md: `{id, text, files}`. */
const readRows = () =>
  readFileSync(page, 'utf8')
    .split('\n')
    .map((line) => row.exec(line))
    .filter(Boolean)
    .map(([, name, text, files]) => ({
      name,
      text,
      files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file),
    }))

const sourceFiles = () =>
  globSync('{apps,packages}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|build)$/.test(name),
  }).sort()

/** Test files by the id that they have in a title or, in stories, in the tags. */
const readTitles = (files) => {
  const filesById = new Map()
  for (const file of files.filter((name) => testFile.test(name)))
    for (const [, ids] of [...read(file).matchAll(title), ...read(file).matchAll(storyTags)])
      for (const [name] of ids.matchAll(new RegExp(id, 'g')))
        filesById.set(name, (filesById.get(name) ?? new Set()).add(file))
  return filesById
}

const unknownDeviations = (files) => {
  const known = new Set(readFileSync(deviations, 'utf8').match(deviation))
  return files.flatMap((file) =>
    (read(file).match(deviation) ?? [])
      .filter((code) => !known.has(code))
      .map((code) => `${file} cites ${code}, which has no row in docs/deviations.md`),
  )
}

/**
 * Where docs/conformance.md, docs/deviations.md, and the tests and sources that cite them differ, as
 * sentences.
 */
export const conformance = () => {
  const rows = readRows()
  const files = sourceFiles()
  const tested = readTitles(files)
  const names = rows.map(({ name }) => name)
  return [
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${name} has two rows`),
    ...names.filter((name) => !tested.has(name)).map((name) => `${name} is in no test's title`),
    ...rows
      .filter(({ name, files: listed }) => {
        const actual = [...(tested.get(name) ?? [])]
        return (
          actual.length > 0 &&
          (listed.length === 0 || listed.some((file) => !actual.includes(file)))
        )
      })
      .map(({ name }) => `${name} lists other files; run "npm run write:conformance"`),
    ...[...tested]
      .filter(([name]) => !names.includes(name) && !/^A-\d+$/.test(name))
      .map(([name, [file]]) => `${file} cites ${name}, which has no row in docs/conformance.md`),
    ...unknownDeviations(files),
  ]
}

const write = () => {
  const tested = readTitles(sourceFiles())
  const lines = readFileSync(page, 'utf8').split('\n')
  const written = lines.map((line) => {
    const [, name, text] = row.exec(line) ?? []
    if (!name) return line
    const files = [...(tested.get(name) ?? [])].map((file) => `\`${file}\``)
    return `| ${name} | ${text} | ${files.join('<br>')} |`
  })
  writeFileSync(page, written.join('\n'))
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.argv.includes('--write')) write()
