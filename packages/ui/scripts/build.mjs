// Own code, because no tool writes modules, declarations and both style sheets, and compares the
// 'use client' of each module with its source. Builds dist: tsdown, tsc, Tailwind and the fonts.
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyDeclarations } from './declarations.mjs'
import { designTokens } from './design-tokens.ts'
import { compileSheet, minify, withoutLayers } from './style-sheets.mjs'
import { home, runTool } from './run-tool.mjs'

const inHome = (...parts) => join(home, ...parts)

runTool('tsdown', ['--logLevel', 'warn'])

// A module without its 'use client' breaks the server components that import it.
for (const name of await readdir(inHome('dist'), { recursive: true })) {
  if (!name.endsWith('.js')) continue
  const written = ['.tsx', '.ts'].map((end) => inHome('src', name.replace(/\.js$/, end)))
  const source = written.find((file) => existsSync(file))
  const has = async (file) => /^['"]use client['"]/.test(await readFile(file, 'utf8'))
  if (source && (await has(source)) !== (await has(inHome('dist', name))))
    throw new Error(`dist/${name} and its source differ in 'use client'.`)
}

const emit =
  '-p tsconfig.build.json --noEmit false --declaration --declarationMap false --emitDeclarationOnly'.split(
    ' ',
  )
const temporary = await mkdtemp(join(tmpdir(), 'shop-ui-'))
try {
  runTool('tsc', [...emit, '--outDir', temporary])
  copyDeclarations(temporary, inHome('dist'))
} finally {
  await rm(temporary, { recursive: true, force: true })
}

const sheet = await compileSheet('styles', inHome('dist'))
const desk = await compileSheet('desk', inHome('dist'))
const write = (name, text) => writeFile(inHome('dist', 'styles', name), text)
await mkdir(inHome('dist', 'styles'), { recursive: true })
await write('styles.css', minify(sheet))
await write('unlayered.css', minify(withoutLayers(sheet)))
await write('desk.css', minify(desk))
// TypeScript 6 and later looks for the types of each imported sheet.
await write('sheet.d.ts', 'export {}\n')
const tokens = await readFile(inHome('src', 'styles', 'tokens.css'), 'utf8')
await write('tokens.json', `${JSON.stringify(designTokens(tokens), null, 2)}\n`)
for (const name of ['base', 'fonts', 'tailwind', 'tokens'])
  await cp(inHome('src', 'styles', `${name}.css`), inHome('dist', 'styles', `${name}.css`))
await cp(inHome('src', 'styles', 'fonts'), inHome('dist', 'styles', 'fonts'), { recursive: true })
