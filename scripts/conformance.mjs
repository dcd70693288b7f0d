import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fromRoot } from './paths.mjs'

const page = fromRoot('docs', 'conformance.md')
const proofs = ['apps', 'packages'].map((room) => `${room}/**/*.{test,e2e,stories}.{ts,tsx}`)
const id = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+'
const row = new RegExp(`^\\| (${id}) \\| (.+?) \\|(.*)\\|$`)
// A title starts with the ids that it proves and a colon.
const title = new RegExp(`['"\`]((?:${id})(?:(?:,? (?:and )?)${id})*):`, 'g')

/** The rows of the page: id → { text, files }. */
const readRows = () => {
  const rows = new Map()
  const twice = []
  for (const line of readFileSync(page, 'utf8').split('\n')) {
    const [, name, text, files] = row.exec(line) ?? []
    if (!name) continue
    if (rows.has(name)) twice.push(name)
    rows.set(name, { text, files: [...files.matchAll(/`([^`]+)`/g)].map(([, file]) => file) })
  }
  return { rows, twice }
}

/** Which files carry an id in the title of a test, a story or a step: id → files. */
const readTitles = () => {
  const carried = new Map()
  const files = proofs
    .flatMap((pattern) =>
      globSync(pattern, {
        cwd: fromRoot(),
        exclude: (name) => /^(node_modules|dist|build)$/.test(name),
      }),
    )
    .filter((file) => !/(^|\/)(node_modules|dist|build)\//.test(file))
    .sort()
  for (const file of files) {
    const text = readFileSync(fromRoot(file), 'utf8')
    for (const [, ids] of text.matchAll(title))
      for (const [name] of ids.matchAll(new RegExp(id, 'g')))
        if (!carried.get(name)?.includes(file))
          carried.set(name, [...(carried.get(name) ?? []), file])
  }
  return carried
}

/**
 * Holds docs/conformance.md beside the tests.
 * What fails: a row that no test proves, a test with an id that is no row, a row that names a file
 * which does not carry its id.
 */
export const conformance = () => {
  const { rows, twice } = readRows()
  const carried = readTitles()
  const failures = twice.map((name) => `${name} has two rows`)
  for (const [name, { files }] of rows) {
    const proven = carried.get(name)
    if (!proven) failures.push(`${name} is proven by no test`)
    else
      for (const file of files.filter((file) => !proven.includes(file)))
        failures.push(
          `${name} is not proven in ${file}; run "node scripts/conformance.mjs --write"`,
        )
    if (proven && files.length === 0)
      failures.push(`${name} names no file; run "node scripts/conformance.mjs --write"`)
  }
  // A-nn are decisions, which have pages of their own.
  for (const [name, files] of carried)
    if (!rows.has(name) && !/^A-\d+$/.test(name))
      failures.push(`${files[0]} carries ${name}, which is no row of docs/conformance.md`)
  return { passed: rows.size - failures.length, failures, rows, carried }
}

/** Writes the last column: where each row is proven. */
const write = () => {
  const carried = readTitles()
  const lines = readFileSync(page, 'utf8').split('\n')
  const written = lines.map((line) => {
    const [, name, text] = row.exec(line) ?? []
    if (!name) return line
    const files = (carried.get(name) ?? []).map((file) => `\`${file}\``)
    return `| ${name} | ${text} | ${files.join('<br>')} |`
  })
  writeFileSync(page, written.join('\n'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) write()
  const { rows, failures } = conformance()
  for (const failure of failures) console.log(failure)
  console.log(`${rows.size} rows, ${failures.length} failures`)
  process.exitCode = failures.length ? 1 : 0
}
