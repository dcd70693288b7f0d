// Builds dist, what is published: modules, declarations, style sheets, fonts.
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDeclarations } from './declarations.mjs'
import { forTailwind, ownLayer } from './sheets.mjs'
import { home, tool } from './tool.mjs'

const inHome = (...parts) => join(home, ...parts)

tool('tsdown', ['--logLevel', 'warn'])

// A module that lost its directive breaks every server component that imports it, so look.
for (const name of await readdir(inHome('dist'), { recursive: true })) {
  if (!name.endsWith('.js')) continue
  const written = ['.tsx', '.ts'].map((end) => inHome('src', name.replace(/\.js$/, end)))
  const source = written.find((file) => existsSync(file))
  const has = async (file) => /^['"]use client['"]/.test(await readFile(file, 'utf8'))
  if (source && (await has(source)) !== (await has(inHome('dist', name))))
    throw new Error(`dist/${name} and its source differ in 'use client'.`)
}

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
