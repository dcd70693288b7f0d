// Checks what is published.
//   node scripts/check-tarball.mjs <folder of an unpacked package>
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { home, runTool } from './run-tool.mjs'
import { sourceCondition } from './stage.mjs'

const root = resolve(home, '..', '..')
const needed = [
  ...['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'THIRD-PARTY-NOTICES.md'],
  ...['dist/index.js', 'dist/index.d.ts', 'dist/**/fonts/LICENSE'],
]
const foreign = /\.(stories|test|check|bench)\.|\.mdx$|(^|\/)(test|bench|scripts|node_modules)\//
const texts = /\.(js|ts|tsx|css|json|map|md)$/

/** The largest total size of the unpacked files, in bytes. */
const largest = 2_500_000

const targetsOf = (exports) =>
  Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [target] : Object.values(target),
  )

/** What is wrong with an unpacked package. */
function problemsOf(folder) {
  const problems = []
  const files = globSync('**/*', { cwd: folder }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  )
  const matches = (pattern) => globSync(pattern, { cwd: folder }).length > 0
  for (const pattern of needed) if (!matches(pattern)) problems.push(`${pattern} is missing`)
  for (const name of files) if (foreign.test(name)) problems.push(`${name} does not belong here`)

  const manifest = readFileSync(join(folder, 'package.json'), 'utf8')
  if (manifest.includes(sourceCondition)) problems.push(`package.json has ${sourceCondition}`)
  if (manifest.includes('workspace:')) problems.push('package.json has a workspace: range')
  const { exports, dependencies = {}, scripts, devDependencies } = JSON.parse(manifest)
  if (scripts || devDependencies) problems.push('package.json has scripts or devDependencies')
  for (const [name, range] of Object.entries(dependencies))
    if (!/^\^/.test(range)) problems.push(`the range of ${name} is ${range}, not a caret range`)
  for (const target of targetsOf(exports)) {
    if (target.startsWith('./src/')) problems.push(`an export is the source ${target}`)
    if (!matches(target)) problems.push(`the export ${target} is missing`)
  }

  for (const name of files.filter((file) => texts.test(file))) {
    const text = readFileSync(join(folder, name), 'utf8')
    for (const path of [root, join(tmpdir(), 'shop-ui-'), 'file://'])
      if (text.includes(path)) problems.push(`${name} has the path ${path} of this machine`)
    if (!name.endsWith('.map')) continue
    for (const source of JSON.parse(text).sources)
      if (!existsSync(join(folder, dirname(name), source)))
        problems.push(`${name} names ${source}, which is missing`)
  }

  const size = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  if (size > largest) problems.push(`unpacked it has ${size} B, at most ${largest} B`)
  return problems
}

/** Checks a tarball with publint, attw and the rules of `problemsOf`. Throws with what is wrong. */
export function checkTarball(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-ui-check-'))
  try {
    runTool('tar', ['-xzf', tarball, '-C', folder])
    const problems = problemsOf(join(folder, 'package'))
    if (problems.length > 0) throw new Error(`The tarball is wrong:\n  ${problems.join('\n  ')}`)
    const { exports } = JSON.parse(readFileSync(join(folder, 'package', 'package.json'), 'utf8'))
    const sheets = Object.keys(exports).filter((name) => name.endsWith('.css'))
    runTool('publint', ['--strict', tarball])
    runTool('attw', [
      ...[tarball, '--profile', 'esm-only', '--exclude-entrypoints'],
      ...sheets.map((name) => name.slice('./'.length)),
    ])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = problemsOf(process.argv[2])
  console.log(problems.join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
}
