// Builds and packs what would be published, and lets publint and attw read it as a consumer's
// tools would.   node scripts/pack.mjs
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { home, tool } from './tool.mjs'

const sheets = ['styles.css', 'tailwind.css', 'fonts.css']

/** Packs into `folder`; answers the tarball's path. Throws what publint or attw found. */
export function pack(folder) {
  mkdirSync(folder, { recursive: true })
  const tarballs = () => readdirSync(folder).filter((name) => name.endsWith('.tgz'))
  for (const file of tarballs()) rmSync(join(folder, file))
  tool('node', ['scripts/write-index.mjs'])
  tool('node', ['scripts/build.mjs'])
  tool('npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder])
  const tarball = join(folder, tarballs()[0])
  tool('publint', ['--strict', tarball])
  tool('attw', [tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets])
  return tarball
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const tarball = pack(join(home, 'build'))
  if (existsSync(tarball)) console.log(`publint and attw have nothing to say.\n${tarball}`)
}
