// Type-checks and renders the examples of README.md against the packed package.
//   node scripts/readme-examples.mjs [file]
// Each block of `tsx` or `jsx` is a module. Every component that it exports is rendered on the
// server without props. Uses the tarball that pack.mjs made, or makes one. Imports of style sheets, also in blocks of `css`, must exist in the package.
// Own code, because tools for such tests run the examples against the sources instead of a package.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import ts from 'typescript'
import { pack } from './pack.mjs'
import { home, runTool } from './run-tool.mjs'

const built = join(home, 'build')
const folder = join(built, 'readme')
const sheet = /import\s+'(@shop\/ui\/[^']+\.css)'/g

/** The examples of a Markdown file: `{language, code, line}`. */
const examplesOf = (text) =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(({ 1: language, 2: code, index }) => ({
    language,
    code,
    line: text.slice(0, index).split('\n').length,
  }))

const compiler = {
  compilerOptions: {
    strict: true,
    exactOptionalPropertyTypes: true,
    module: 'ESNext',
    moduleResolution: 'Bundler',
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    jsx: 'react-jsx',
    types: [],
    noEmit: true,
    skipLibCheck: true,
    noUncheckedSideEffectImports: false,
  },
  include: ['*.tsx'],
}

/** Unpacks the package where modules in `folder` find it. React and the tools are those of the workspace. */
const install = (tarball) => {
  rmSync(folder, { recursive: true, force: true })
  const target = join(folder, 'node_modules', '@shop', 'ui')
  mkdirSync(target, { recursive: true })
  runTool('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(compiler))
}

const missingSheets = (code) => {
  const find = createRequire(join(folder, 'package.json'))
  return [...code.matchAll(sheet)].flatMap(([, name]) => {
    try {
      find.resolve(name)
      return []
    } catch {
      return [`${name} is not in the package`]
    }
  })
}

const render = async (name, code) => {
  const { outputText } = ts.transpileModule(code.replaceAll(sheet, ''), {
    compilerOptions: {
      ...compiler.compilerOptions,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2023,
      moduleResolution: undefined,
      lib: undefined,
      jsx: ts.JsxEmit.ReactJSX,
    },
  })
  const file = join(folder, `${name}.mjs`)
  writeFileSync(file, outputText)
  const exported = await import(pathToFileURL(file).href)
  const components = Object.entries(exported).filter(([key]) => /^[A-Z]/.test(key))
  const problems = components.length === 0 ? ['it exports no component'] : []
  for (const [key, Component] of components) {
    const html = renderToString(createElement(Component))
    if (!html.includes('data-shop=')) problems.push(`${key} renders no component of the library`)
  }
  return problems
}

const [file = 'README.md'] = process.argv.slice(2)
const examples = examplesOf(readFileSync(resolve(home, file), 'utf8'))
const modules = examples.filter(({ language }) => /^[jt]sx$/.test(language))
const [packed] = globSync('*.tgz', { cwd: built })
install(packed ? join(built, packed) : pack())

const problems = []
const report = ({ line }, list) => problems.push(...list.map((text) => `${file}:${line} ${text}`))
for (const example of modules) writeFileSync(join(folder, `line-${example.line}.tsx`), example.code)
try {
  runTool('tsc', ['-p', folder, '--pretty', 'false'])
} catch (error) {
  problems.push(error.message.replaceAll(/^.*line-(\d+)\.tsx/gm, `${file}, example of line $1, `))
}
for (const example of examples) report(example, missingSheets(example.code))
for (const example of modules)
  report(
    example,
    await render(`line-${example.line}`, example.code).catch((error) => [error.message]),
  )
if (modules.length === 0) problems.push(`${file} has no example`)

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else console.log(`${modules.length} examples of ${file} compile and render.`)
