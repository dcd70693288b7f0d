import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import * as ui from '../../src/index.ts'

const src = fileURLToPath(new URL('../../src/', import.meta.url))
const guides = globSync('{components,commerce,blocks}/*/*.mdx', { cwd: src })

it('finds the guides', () => {
  expect(guides.length).toBeGreaterThan(90)
})

it('the README names every entry of the package', () => {
  const home = `${src}../`
  const readme = readFileSync(`${home}README.md`, 'utf8')
  const entries = globSync('entries/*.ts', { cwd: src }).map((file) => basename(file, '.ts'))
  expect(entries.length).toBeGreaterThan(100)
  const missing = entries.filter(
    (entry) => !readme.includes(`\`${entry}\``) && !readme.includes(`@shop/ui/${entry}`),
  )
  expect(missing).toEqual([])
})

/** The sections of a guide in their order, and what each must contain. */
const sections: Readonly<Record<string, readonly RegExp[]>> = {
  'When to use': [/^- /m],
  'When not to use': [/^- /m],
  Anatomy: [/^- \*\*[^*]+\*\*: /m],
  'Do and don’t': [/<Do\b/, /<Dont\b/],
  // A component that takes no keys, or announces nothing, has no line that says so.
  Accessibility: [
    /^- \*\*Name\*\*: /m,
    /^(?![\s\S]*- \*\*(Keys|Announced)\*\*: (none|nothing)\b)/i,
  ],
  Content: [/^- \*\*English\*\*: /m, /^- \*\*Bengali\*\*: /m],
}

const partsOf = (text: string) => text.split(/^## /m).slice(1)
const headingsOf = (text: string) => partsOf(text).map((part) => part.split('\n', 1)[0])

/** What a guide lacks of the contents of its sections. */
const missingIn = (text: string) =>
  Object.entries(sections).flatMap(([heading, needed]) => {
    const part = partsOf(text).find((candidate) => candidate.startsWith(`${heading}\n`)) ?? ''
    return needed
      .filter((pattern) => !pattern.test(part))
      .map((pattern) => `${heading}: ${pattern.source}`)
  })

describe.each(guides)('%s', (file) => {
  const text = readFileSync(src + file, 'utf8')

  it('is beside the stories on whose page it is shown', () => {
    expect(existsSync(src + file.replace(/\.mdx$/, '.stories.tsx'))).toBe(true)
  })

  it('has all sections in their order', () => {
    expect(missingIn(text)).toEqual([])
    expect(headingsOf(text)).toEqual(Object.keys(sections))
  })

  it('imports what its examples draw', () => {
    const drawn = [...text.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name)
    const provided = ['Anatomy', 'DoDont', 'Do', 'Dont', 'Row']
    const imports = [...text.matchAll(/^import \{([^}]*)\} from/gm)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    )
    expect(drawn.filter((name) => !provided.includes(name) && !imports.includes(name))).toEqual([])
  })

  it('draws parts that its anatomy describes', () => {
    const drawn = /<Anatomy[^>]*?\sparts=\{\{([\s\S]*?)\}\}/.exec(text)?.[1] ?? ''
    const names = [...drawn.matchAll(/^\s*(?:'([^']+)'|(\w+)): /gm)].map(
      ([, quoted, plain]) => quoted ?? plain,
    )
    expect(names.filter((name) => !text.includes(`- **${name}**: `))).toEqual([])
  })

  it('draws its anatomy from a story that exists', () => {
    const story = /<Anatomy[^>]*?\sstory="([^"]+)"/.exec(text)?.[1]?.replaceAll(' ', '')
    const stories = readFileSync(src + file.replace(/\.mdx$/, '.stories.tsx'), 'utf8')
    if (story) expect(stories).toMatch(new RegExp(`^export const ${story}:`, 'm'))
  })

  it('names only components that exist', () => {
    const names = [...text.matchAll(/`([A-Z]\w+)`/g)].flatMap(([, name = '']) => name)
    expect(names.filter((name) => !(name in ui))).toEqual([])
  })
})
