// Own code, because tools for tests of examples run them with the sources instead of a package.
// Type-checks and renders the examples of README.md with the packed package.
//   node scripts/readme-examples.mjs [file]
// Each block of `tsx` or `jsx` is a module. Every component that it exports is rendered on the server without
// props. Uses the tarball that pack.mjs made, or makes one.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire, registerHooks } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { pack } from './pack.mjs'
import { home, runTool } from './run-tool.mjs'

const [file = 'README.md'] = process.argv.slice(2)
const text = readFileSync(resolve(home, file), 'utf8')
const examples = [...text.matchAll(/^```(?:tsx|jsx)\n(.*?)^```$/gms)].map(({ 1: code, index }) => ({
  code,
  line: text.slice(0, index).split('\n').length,
}))
const sheets = new Set(text.match(/(?<=')@shop\/ui\/[^']+\.css(?=')/g))

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  module: 'ESNext',
  moduleResolution: 'Bundler',
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  types: [],
  skipLibCheck: true,
  noUncheckedSideEffectImports: true,
}

// Unpacks the package where the examples resolve it. React and the tools are those of the workspace.
const built = join(home, 'build')
const folder = join(built, 'readme')
const [packed] = globSync('*.tgz', { cwd: built })
const tarball = packed ? join(built, packed) : pack()
const target = join(folder, 'node_modules', '@shop', 'ui')
rmSync(folder, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
runTool('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
const manifest = join(folder, 'package.json')
writeFileSync(manifest, '{ "type": "module", "private": true }')
const config = { compilerOptions, include: ['*.tsx'] }
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
for (const { code, line } of examples) writeFileSync(join(folder, `line-${line}.tsx`), code)
const imports = [...sheets].map((sheet) => `import '${sheet}'\n`)
writeFileSync(join(folder, 'sheets.tsx'), imports.join(''))

/** Renders every component of an example. Returns what is wrong. */
async function render(line) {
  const exported = await import(pathToFileURL(join(folder, `line-${line}.js`)).href)
  const components = Object.entries(exported).filter(([name]) => /^[A-Z]/.test(name))
  if (components.length === 0) return ['it exports no component']
  return components
    .filter(([, Component]) => !renderToString(createElement(Component)).includes('data-shop='))
    .map(([name]) => `${name} renders no component of the library`)
}

const problems = examples.length === 0 ? [`${file} has no example`] : []
try {
  runTool('tsc', ['-p', folder, '--pretty', 'false'])
} catch ({ message }) {
  problems.push(message.replaceAll(/^.*line-(\d+)\.tsx/gm, `${file}, example of line $1, `))
}
for (const sheet of sheets)
  try {
    createRequire(manifest).resolve(sheet)
  } catch {
    problems.push(`${file}: ${sheet} is not in the package`)
  }
// Node does not load style sheets.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css')
      ? { format: 'module', source: '', shortCircuit: true }
      : next(url, context),
})
for (const { line } of examples) {
  const found = await render(line).catch((error) => [error.message])
  problems.push(...found.map((problem) => `${file}:${line} ${problem}`))
}

for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`${examples.length} examples of ${file} compile and render.`)
