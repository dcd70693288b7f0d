// Builds dist, what is published: modules, declarations, style sheets, fonts.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDeclarations } from './declarations.mjs'
import { forTailwind, ownLayer } from './sheets.mjs'
import { home, tool } from './tool.mjs'

const inHome = (...parts) => join(home, ...parts)

tool('node', ['scripts/write-index.mjs'])
tool('tsdown', ['--logLevel', 'warn'])

const emit = '-p tsconfig.build.json --noEmit false --declaration --emitDeclarationOnly'.split(' ')
const scratch = await mkdtemp(join(tmpdir(), 'shop-ui-'))
try {
  tool('tsc', [...emit, '--outDir', scratch])
  await writeDeclarations(scratch, inHome('dist'))

  const sheet = join(scratch, 'styles.css')
  tool('tailwindcss', ['-i', 'src/styles/library.css', '-o', sheet, '--minify'])
  await writeFile(inHome('dist', 'styles.css'), ownLayer(await readFile(sheet, 'utf8')))
} finally {
  await rm(scratch, { recursive: true, force: true })
}

const theme = await readFile(inHome('src', 'styles', 'theme.css'), 'utf8')
await writeFile(inHome('dist', 'tailwind.css'), forTailwind(theme))
await cp(inHome('src', 'styles', 'fonts.css'), inHome('dist', 'fonts.css'))
await cp(inHome('src', 'styles', 'fonts'), inHome('dist', 'fonts'), { recursive: true })
