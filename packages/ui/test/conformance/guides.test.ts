import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as ui from '../../src/index.ts'
import { incompleteGuides as incomplete } from './incomplete-guides.ts'

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

/** The sections of a guide in their order, and what each must contain. */
const sections: Readonly<Record<string, readonly RegExp[]>> = {
  'When to use': [/^- /m],
  'When not to use': [/^- /m],
  Anatomy: [/^- \*\*[^*]+\*\*: /m],
  'Do and don’t': [/<Do\b/, /<Dont\b/],
  Accessibility: [/^- \*\*Keys\*\*: /m, /^- \*\*Name\*\*: /m, /^- \*\*Announced\*\*: /m],
  Content: [/^- \*\*English\*\*: /m, /^- \*\*Bengali\*\*: /m],
}

function missingIn(text: string): string[] {
  const parts = new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((part) => [part.split('\n', 1)[0] ?? '', part] as const),
  )
  const missing = Object.entries(sections).flatMap(([heading, needed]) =>
    needed
      .filter((pattern) => !pattern.test(parts.get(heading) ?? ''))
      .map((pattern) => `${heading}: ${pattern.source}`),
  )
  const headings = [...parts.keys()].join(', ')
  const expected = Object.keys(sections).join(', ')
  return missing.length > 0 || headings === expected ? missing : [`the order: ${headings}`]
}

describe.each(guides)('%s', (file) => {
  const text = readFileSync(src + file, 'utf8')

  it('is beside the stories on whose page it is shown', () => {
    expect(existsSync(src + file.replace(/\.mdx$/, '.stories.tsx'))).toBe(true)
  })

  it('says when to use the component and when not', () => {
    const headings = text.split('\n').filter((line) => line.startsWith('## '))
    expect(headings.slice(0, 2)).toEqual(['## When to use', '## When not to use'])
  })

  // A guide that has all sections must leave the list, so that the list only gets shorter.
  const unfinished = incomplete.includes(file.replace(/\.mdx$/, ''))
  it(unfinished ? 'still lacks sections' : 'has all sections', () => {
    const missing = missingIn(text)
    if (unfinished) expect(missing).not.toEqual([])
    else expect(missing).toEqual([])
  })

  it('names only components that exist', () => {
    const names = [...text.matchAll(/`([A-Z]\w+)`/g)].flatMap(([, name = '']) => name)
    expect(names.filter((name) => !(name in ui))).toEqual([])
  })
})
