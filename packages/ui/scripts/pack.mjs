// Own code, because neither publint nor attw looks for paths of this machine. Packs the package with pnpm,
// which builds it first, and checks the tarball with both.
//   npm run tarball
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { home, runTool } from './run-tool.mjs'

const root = resolve(home, '..', '..')
const build = join(home, 'build')
const read = (file) => readFileSync(file, 'utf8')

/** Throws when a text of the tarball has a path of this machine. */
function checkPaths(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-ui-check-'))
  try {
    runTool('tar', ['-xzf', tarball, '-C', folder])
    const files = globSync('package/**/*.{js,ts,css,json,map,md}', { cwd: folder })
    const wrong = files.filter((name) => read(join(folder, name)).includes(root))
    if (wrong.length > 0) throw new Error(`A path of this machine is in ${wrong.join(', ')}.`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Packs into the folder `build`. Returns the path of the tarball. Throws when a check fails. */
export function pack() {
  const { packageManager } = JSON.parse(read(join(root, 'package.json')))
  mkdirSync(build, { recursive: true })
  for (const name of globSync('*.tgz', { cwd: build })) rmSync(join(build, name))
  runTool('npx', ['--yes', packageManager, 'pack', '--pack-destination', build])
  const tarball = join(build, globSync('*.tgz', { cwd: build })[0])
  runTool('publint', ['--strict', tarball])
  // Without their names attw skips the entries of a pattern.
  const entries = globSync('*.js', { cwd: join(home, 'dist', 'entries') })
  const names = entries.map((name) => name.replace('.js', ''))
  runTool('attw', [tarball, '--profile', 'esm-only', '--include-entrypoints', ...names])
  checkPaths(tarball)
  return tarball
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tarball = pack()
  console.log(`No problems found.\n${tarball}, ${Math.round(statSync(tarball).size / 1000)} kB`)
}
