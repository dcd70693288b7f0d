import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { home, runTool } from '../../scripts/run-tool.mjs'

const text = readFileSync(join(home, 'README.md'), 'utf8')
// Each is a module. Every component that it exports is rendered without props.
const examples = [...text.matchAll(/^```(?:tsx|jsx)\n(.*?)^```$/gms)].map(({ 1: code, index }) => ({
  code: code!,
  line: text.slice(0, index).split('\n').length,
}))
const sheets = [...new Set(text.match(/(?<=')@shop\/ui\/[^']+\.css(?=')/g))]

const built = join(home, 'build')
const folder = join(built, 'readme')
const manifest = join(folder, 'package.json')

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

// Unpacks the tarball of `npm run tarball` where the examples resolve it. React and the tools are those of the workspace.
beforeAll(() => {
  const target = join(folder, 'node_modules', '@shop', 'ui')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  const [tarball] = globSync('*.tgz', { cwd: built })
  if (!tarball) throw new Error('There is no tarball. Run "npm run test:package".')
  runTool('tar', ['-xzf', join(built, tarball), '-C', target, '--strip-components=1'])
  writeFileSync(manifest, '{ "type": "module", "private": true }')
  const config = { compilerOptions, include: ['*.tsx'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
  for (const { code, line } of examples) writeFileSync(join(folder, `line-${line}.tsx`), code)
  const imports = sheets.map((sheet) => `import '${sheet}'\n`)
  writeFileSync(join(folder, 'sheets.tsx'), imports.join(''))
})

test('the examples of the README compile', () => {
  runTool('tsc', ['-p', folder, '--pretty', 'false'])
})

test.each(examples)('the example of line $line renders the library', async ({ line }) => {
  const url = pathToFileURL(join(folder, `line-${line}.js`)).href
  const exported = (await import(/* @vite-ignore */ url)) as Record<string, ComponentType>
  const components = Object.entries(exported).filter(([name]) => /^[A-Z]/.test(name))
  expect(components).not.toHaveLength(0)
  for (const [name, Component] of components)
    expect(renderToString(createElement(Component)), name).toContain('data-shop=')
})

test.each(sheets)('%s is in the package', (sheet) => {
  expect(() => createRequire(manifest).resolve(sheet)).not.toThrow()
})
