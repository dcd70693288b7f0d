// Builds dist, what is published: modules, declarations, style sheets, fonts.
import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeDeclarations } from './declarations.mjs'
import { forTailwind, ownLayer } from './sheets.mjs'

const home = fileURLToPath(new URL('..', import.meta.url))
const inHome = (...parts) => join(home, ...parts)
const root = inHome('..', '..')
const bins = [inHome('node_modules', '.bin'), join(root, 'node_modules', '.bin')]
const PATH = [...bins, process.env.PATH].join(':')
const tool = (name, ...args) =>
  execFileSync(name, args, {
    cwd: home,
    env: { ...process.env, PATH },
    stdio: ['ignore', 'inherit', 'inherit'],
  })

tool('node', 'scripts/write-index.mjs')
tool('tsdown', '--logLevel', 'warn')

const scratch = await mkdtemp(join(tmpdir(), 'shop-ui-'))
try {
  tool(
    'tsc',
    ...['-p', 'tsconfig.build.json', '--noEmit', 'false', '--declaration'],
    ...['--emitDeclarationOnly', '--outDir', scratch],
  )
  await writeDeclarations(scratch, inHome('dist'))

  const sheet = join(scratch, 'styles.css')
  tool('tailwindcss', '-i', 'src/styles/library.css', '-o', sheet, '--minify')
  await writeFile(inHome('dist', 'styles.css'), ownLayer(await readFile(sheet, 'utf8')))
} finally {
  await rm(scratch, { recursive: true, force: true })
}

const theme = await readFile(inHome('src', 'styles', 'theme.css'), 'utf8')
await writeFile(inHome('dist', 'tailwind.css'), forTailwind(theme))
await cp(inHome('src', 'styles', 'fonts.css'), inHome('dist', 'fonts.css'))
await cp(inHome('src', 'styles', 'fonts'), inHome('dist', 'fonts'), { recursive: true })
