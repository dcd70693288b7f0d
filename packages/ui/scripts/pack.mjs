// Packs what would be published and lets publint and attw read it, as a consumer's tools would.
// `node scripts/pack.mjs [folder]` answers with the path of the tarball on the last line.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const home = fileURLToPath(new URL('..', import.meta.url))
const folder = resolve(process.argv[2] ?? join(home, 'build'))
const bins = [join(home, 'node_modules', '.bin'), join(home, '..', '..', 'node_modules', '.bin')]
const env = { ...process.env, PATH: [...bins, process.env.PATH].join(':') }
const tool = (name, ...args) =>
  execFileSync(name, args, { cwd: home, env, stdio: ['ignore', 'inherit', 'inherit'] })

mkdirSync(folder, { recursive: true })
for (const file of readdirSync(folder).filter((name) => name.endsWith('.tgz')))
  rmSync(join(folder, file))

tool('npx', '--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder)
const tarball = join(
  folder,
  readdirSync(folder).find((name) => name.endsWith('.tgz')),
)
tool('publint', '--strict', tarball)
tool(
  'attw',
  ...[tarball, '--profile', 'esm-only', '--format', 'ascii', '--summary'],
  ...['--exclude-entrypoints', 'styles.css', 'tailwind.css', 'fonts.css'],
)
console.log(tarball)
