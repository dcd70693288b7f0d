// Own code, because link checkers check no npm scripts and no paths in inline code.
//   node scripts/documents.mjs
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromRoot, root } from '@shop/tooling/paths.mjs'
import { checks } from './checks.mjs'
import { conformance } from './conformance.mjs'

const generated =
  /(^|\/)(node_modules|dist|build|\.data|\.cache|\.react-router|storybook-static)(\/|$)/
const extension = /\.(ts|tsx|mjs|cjs|js|json|jsonc|yaml|yml|css|md|mdx|sql|conf|service|png)$/

const read = (file) => readFileSync(fromRoot(file), 'utf8')

const trackedFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    // A deleted file is listed until its deletion is staged.
    .filter((file) => file !== '' && existsSync(fromRoot(file)))

const foldersOf = (files) =>
  new Set(
    files.flatMap((file) => {
      const parts = file.split('/').slice(0, -1)
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    }),
  )

/** The anchors that GitHub gives the headings of a Markdown text. */
const anchorsOf = (text) =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) =>
    heading
      .replace(/`/g, '')
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Mark}\p{Number}\p{Connector_Punctuation} -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Code of a Markdown text: inline code and the lines of fenced blocks of the shell. */
const codeOf = (text) => {
  const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)]
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  return [
    ...[...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code),
    ...blocks
      .filter(([, language]) => ['sh', 'bash', ''].includes(language))
      .flatMap(([, , lines]) => lines.split('\n')),
  ]
}

// A bare name of a style sheet or of data may be a published file or one of a reader's application.
const isPath = (word) =>
  /^[\w.*<>-][\w.@*<>-]*(\/[\w.@*<>-]+)*\/?$/.test(word) &&
  (word.includes('/') ? extension : /\.(ts|mjs|sql)$/).test(word)

/**
 * Finds paths, commands and links that a document names and that do not exist.
 * @param file path of the document from the root, with `/`
 * @param text its contents
 * @param project `files`: paths of all files; `scripts`: names of the npm scripts of all packages;
 *   `steps`: names that `--only` accepts; `commands`: names of the shop's commands
 * @returns one sentence for each
 */
export const missingIn = (file, text, { files, scripts, steps, commands }) => {
  const folders = foldersOf(files)
  const exists = (path) => files.includes(path) || folders.has(path)
  // A document may name a file from the root, from its own folder, or by the end of its path.
  const isKnown = (path) => {
    const plain = path.replace(/\/$/, '')
    if (generated.test(plain)) return true
    const pattern = plain.replace(/<[^>]+>/g, '*').replace(/(^|\/)x\./, '$1*.')
    if (!/[*]/.test(pattern))
      return (
        exists(normalize(join(dirname(file), plain))) ||
        files.some((one) => one === plain || one.endsWith(`/${plain}`))
      )
    return files.some((one) => matchesGlob(one, pattern) || matchesGlob(one, `**/${pattern}`))
  }

  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target)
  const brokenLinks = links
    .filter((target) => !/^([a-z]+:|\/|\?)/.test(target))
    .filter((target) => {
      const [path, anchor] = target.split('#')
      const linked = path === '' ? file : normalize(join(dirname(file), path)).replace(/\/$/, '')
      if (!exists(linked)) return true
      return (
        anchor !== undefined && !anchorsOf(linked === file ? text : read(linked)).includes(anchor)
      )
    })
    .map((target) => `links to ${target}`)

  const codes = codeOf(text)
  const wrongPaths = codes
    .flatMap((code) => code.split(/[\s'"=(),;:{}]+/))
    .filter((word) => isPath(word) && !isKnown(word))
    .map((word) => `names ${word}`)

  const topFolders = new Set(
    files.map((one) => one.split('/')[0]).filter((one) => folders.has(one)),
  )
  const wrongFolders = codes
    .filter((code) => /^[\w.-]+(\/[\w.-]+)+\/?$/.test(code) && topFolders.has(code.split('/')[0]))
    .filter((code) => !extension.test(code) && !isKnown(code) && !exists(code.replace(/\/$/, '')))
    .map((code) => `names ${code}`)

  const wrongScripts = codes
    .flatMap((code) => [...code.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)])
    .filter(([, name]) => !scripts.includes(name))
    .map(([, name]) => `runs "npm run ${name}"`)
  const wrongCommands = codes
    .flatMap((code) => [...code.matchAll(/(?:\bnpm run shop --|\bshop\.mjs) ([a-z][a-z-]*)/g)])
    .filter(([, name]) => !commands.includes(name))
    .map(([, name]) => `runs the command "${name}" of the shop`)
  const wrongSteps = codes
    .flatMap((code) => [...code.matchAll(/--only=([\w,-]+)/g)])
    .flatMap(([, names]) => names.split(','))
    .filter((name) => !steps.includes(name))
    .map((name) => `runs the step "${name}"`)

  return [
    ...new Set([
      ...brokenLinks,
      ...wrongPaths,
      ...wrongFolders,
      ...wrongScripts,
      ...wrongCommands,
      ...wrongSteps,
    ]),
  ].map((problem) => `${file} ${problem}, which does not exist`)
}

/** Documents that other code comments name, for example `docs/decisions/0001-structure.md`. */
const missingInCode = (file, text, files) =>
  [...text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
    .filter(([path]) => !files.includes(path))
    .map(([path]) => `${file} names ${path}, which does not exist`)

/**
 * Finds what a page of docs/decisions lacks: the number of its file in the title, date, status, and the
 * sections Context, Decision and Consequences.
 * @returns one sentence for each
 */
export const missingInDecision = (file, text) => {
  const number = Number(/\/(\d{4})-[^/]+$/.exec(file)?.[1])
  const parts = {
    [`the title "# ${number}. …"`]: new RegExp(`^# ${number}\\. .+`),
    'the line "- Date: YYYY-MM-DD"': /^- Date: \d{4}-\d{2}-\d{2}$/m,
    'the line "- Status: accepted" or "- Status: superseded by [link]"':
      /^- Status: (accepted|superseded by \[\d{4}\]\(\S+\))$/m,
    'the section "## Context"': /^## Context$/m,
    'the section "## Decision"': /^## Decision$/m,
    'the section "## Consequences"': /^## Consequences$/m,
  }
  return Object.entries(parts)
    .filter(([, pattern]) => !pattern.test(text))
    .map(([part]) => `${file} lacks ${part}`)
}

const commandNames = () =>
  read('apps/api/src/cli/run-cli.ts')
    .match(/import \{[^}]*Command[^}]*\} from '\.\/[\w-]+\.commands?\.ts'/g)
    .flatMap((line) => read(`apps/api/src/cli/${/'\.\/([^']+)'/.exec(line)[1]}`))
    .flatMap((text) => [...text.matchAll(/^ {2}name: '([a-z-]+)'/gm)].map(([, name]) => name))

/** What the documents of the repository name and does not exist, as sentences. */
const missingAnywhere = () => {
  const files = trackedFiles()
  const project = {
    files,
    steps: checks.map(({ name }) => name),
    scripts: files
      .filter((file) => /(^|\/)package\.json$/.test(file))
      .flatMap((file) => Object.keys(JSON.parse(read(file)).scripts ?? {})),
    commands: commandNames(),
  }
  const pages = files.filter(
    (file) => /\.mdx?$/.test(file) && !file.startsWith('.changeset/') && !/CHANGELOG/.test(file),
  )
  const sources = files.filter((file) => /\.(ts|tsx|mjs|cjs|js|css|yaml)$/.test(file))
  return [
    ...pages.flatMap((file) => missingIn(file, read(file), project)),
    ...pages
      .filter((file) => matchesGlob(file, 'docs/decisions/[0-9]*.md'))
      .flatMap((file) => missingInDecision(file, read(file))),
    ...sources.flatMap((file) => missingInCode(file, read(file), files)),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const failures = [...missingAnywhere(), ...conformance()]
  for (const failure of failures) console.log(failure)
  process.exitCode = failures.length > 0 ? 1 : 0
}
