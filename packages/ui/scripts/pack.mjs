// Builds and packs the package, and checks the tarball with publint and attw.
//   node scripts/pack.mjs
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { home, runTool } from './run-tool.mjs'

const sheets = ['styles.css', 'tailwind.css', 'fonts.css']

/** Packs into `folder` and returns the path of the tarball. Throws when publint or attw reports a problem. */
export function pack(folder) {
  mkdirSync(folder, { recursive: true })
  const tarballs = () => readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  for (const file of tarballs()) rmSync(join(folder, file))
  runTool('node', ['scripts/write-index.mjs'])
  runTool('node', ['scripts/build.mjs'])
  runTool('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder])
  const tarball = join(folder, tarballs()[0])
  runTool('publint', ['--strict', tarball])
  runTool('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets])
  return tarball
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tarball = pack(join(home, 'build'))
  if (existsSync(tarball)) console.log(`publint and attw found no problems.\n${tarball}`)
}
