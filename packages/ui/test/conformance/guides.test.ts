import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as ui from '../../src/index.ts'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const guides = globSync('{components,commerce}/*/*.mdx', { cwd: src })

it('finds the guides', () => {
  expect(guides.length).toBeGreaterThan(90)
})

it('the README names every entry of the package', () => {
  const home = `${src}../`
  const readme = readFileSync(`${home}README.md`, 'utf8')
  const { exports } = JSON.parse(readFileSync(`${home}package.json`, 'utf8')) as {
    exports: Record<string, unknown>
  }
  const modules = Object.keys(exports).filter((name) => /^\.\/[^.*]+$/.test(name))
  expect(modules.length).toBeGreaterThan(100)
  const missing = modules.filter((name) => {
    const entry = name.slice(2)
    return !readme.includes(`\`${entry}\``) && !readme.includes(`@shop/ui/${entry}`)
  })
  expect(missing).toEqual([])
})

describe.each(guides)('%s', (file) => {
  const text = readFileSync(src + file, 'utf8')

  it('is beside the stories on whose page it is shown', () => {
    expect(existsSync(src + file.replace(/\.mdx$/, '.stories.tsx'))).toBe(true)
  })

  it('says when to use the component and when not', () => {
    const headings = text.split('\n').filter((line) => line.startsWith('## '))
    expect(headings.slice(0, 2)).toEqual(['## When to use', '## When not to use'])
  })

  it('names only components that exist', () => {
    const names = [...text.matchAll(/`([A-Z]\w+)`/g)].flatMap(([, name = '']) => name)
    expect(names.filter((name) => !(name in ui))).toEqual([])
  })
})
