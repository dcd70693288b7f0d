import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { components, declared, doc } from './declarations.ts'
import { withoutStories } from './exceptions.ts'

const home = fileURLToPath(new URL('../../', import.meta.url))
const storyFiles = globSync('{src,stories}/**/*.stories.tsx', { cwd: home })
const stories = storyFiles.map((file) => readFileSync(home + file, 'utf8'))
const preview = readFileSync(new URL('../../../../.storybook/preview.tsx', import.meta.url), 'utf8')

const entries = globSync('src/{*/*/index,entries/*}.ts', { cwd: home })
const exported = entries.map((file) => readFileSync(home + file, 'utf8')).join('\n')
// Prop names that need no description.
const selfExplanatory =
  /^(on[A-Z]\w*|\w*[hH]ref|address|banners|brand|categories|children|default(Open|Value)|deliveryName|description|disabled|email|entry|footer|header|hint|image|items|label|legend|lines|message|name|open|orderNumber|phone|placeholder|price|products?|quantity|required|rows|sections|social|suggestions|testimonials?|(sub)?total|text|title|totals|value)$/

const withoutDescription = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) &&
  !selfExplanatory.test(member.name.getText()) &&
  !doc(member).some((text) => /[a-z]{2}/i.test(text.replace(/@default.*/, '')))

const withoutDefault = (member: ts.TypeElement) =>
  ts.isPropertySignature(member) &&
  member.questionToken !== undefined &&
  member.type?.kind === ts.SyntaxKind.BooleanKeyword &&
  !/(^o|O)pen$/.test(member.name.getText()) &&
  !doc(member).some((text) => text.includes('@default'))

describe.each(components)('%s', (name) => {
  it('has a JSDoc description', () => {
    const found = declared.get(name)
    const { node } = found ?? {}
    expect(node && (ts.isFunctionDeclaration(node) || ts.isVariableStatement(node))).toBe(true)
    expect(found ? doc(found.node) : []).not.toEqual([])
  })

  it('has a story or a listed exception', () => {
    const covered = stories.some((text) => new RegExp(`\\b${name}\\b`).test(text))
    expect(covered || name in withoutStories).toBe(true)
  })
})

it('each folder has a page in Storybook', () => {
  const folders = globSync('src/{components,commerce,blocks}/*', { cwd: home })
  const shown = new Set(storyFiles.map((file) => dirname(file)))
  expect(folders.length).toBeGreaterThan(100)
  expect(folders.filter((folder) => !shown.has(folder))).toEqual([])
})

// The other components have the props of an element or of another component.
const propsTypes = components.flatMap((name) => {
  const found = declared.get(`${name}Props`)
  return found ? [{ name: `${name}Props`, node: found.node }] : []
})

it.each(propsTypes)('$name is exported', ({ name }) => {
  expect(exported).toMatch(new RegExp(`\\b${name}\\b`))
})

it.each(propsTypes.filter(({ node }) => ts.isInterfaceDeclaration(node)))(
  'the props in $name have a description unless the name is self-explanatory, and booleans a default',
  ({ node }) => {
    const { members, heritageClauses = [] } = node as ts.InterfaceDeclaration
    const names = (list: readonly ts.TypeElement[]) => list.map((member) => member.name?.getText())
    expect(names(members.filter(withoutDescription))).toEqual([])
    // Props computed by cva show no values in editors and in Storybook.
    const parents = heritageClauses.map((clause) => clause.getText())
    expect(parents.join()).not.toMatch(/VariantProps/)
    expect(names(members.filter(withoutDefault))).toEqual([])
  },
)

// A name that says what a test does, and not how the component looks.
const ofTest =
  /^(Keyboard|BeforeHydration|Handlers|Links|Timed)|(Pauses|Keeps|Stays|Closes|Follows|Clears|Leaves)([A-Z]|$)|Meanwhile$/

describe('A docs page lists states and no tests', () => {
  it.each(storyFiles)('%s', (file) => {
    const [, ...parts] = readFileSync(home + file, 'utf8').split(/^export const /m)
    const listed = parts.filter((part) => !/^ {2}tags: .*'!autodocs'/m.test(part))
    const names = listed.map((part) => /^\w+/.exec(part)?.[0] ?? '')
    expect(names.filter((name) => ofTest.test(name))).toEqual([])
  })
})

it('the pages of Storybook link to pages that exist', () => {
  const pages = globSync('../../.storybook/*.mdx', { cwd: home }).map((file) =>
    readFileSync(home + file, 'utf8'),
  )
  const titles = [...stories, ...pages].flatMap(
    (text) => /title[:=] ?['"]([^'"]+)/.exec(text)?.[1] ?? [],
  )
  const ids = titles.map((title) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-'))
  const links = pages.flatMap((text) => [...text.matchAll(/path=\/docs\/([a-z-]+)--docs/g)])
  expect(links.length).toBeGreaterThan(10)
  expect(links.flatMap(([, id = '']) => (ids.includes(id) ? [] : [id]))).toEqual([])
})

describe('The sidebar of Storybook', () => {
  const order = /storySort: \{[^}]*?order: \[([^\]]*)\]/.exec(preview)?.[1] ?? ''
  const groups = [...order.matchAll(/'(\w+)'/g)].map(([, group]) => group)

  it.each(storyFiles)('%s has a title in one of its groups', (file) => {
    const title = /title: '(\w+)\//.exec(readFileSync(home + file, 'utf8'))?.[1]
    expect(groups).toContain(title)
  })
})
