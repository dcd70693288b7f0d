// Compiles the library's style sheets. Own code around Tailwind, PostCSS and Lightning CSS, because
// no tool writes one sheet for each entry of a package whose utilities keep their order when an
// application imports several of them.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compile, Polyfills } from '@tailwindcss/node'
import { Features, transform } from 'lightningcss'
import postcss from 'postcss'
import { candidatesIn, classesOf, partOf } from './part-of-sheet.mjs'
import { home } from './run-tool.mjs'

const source = join(home, 'src', 'styles', 'styles.css')
const utilitiesLayer = 'components.shop.utilities'

const shopCandidates = (code) =>
  new Set([...candidatesIn(code)].filter((text) => text.startsWith('shop')))

/** The relative imports of a module, as paths. */
const importsOf = (path, code) =>
  [...code.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)].map(([, name]) =>
    join(dirname(path), name),
  )

/** Reads all modules of the built package: path → { code, imports, candidates }. */
export function readModules(dist) {
  const modules = new Map()
  for (const name of globSync('**/*.js', { cwd: dist })) {
    const path = join(dist, name)
    const code = readFileSync(path, 'utf8')
    modules.set(path, { code, imports: importsOf(path, code), candidates: shopCandidates(code) })
  }
  return modules
}

const sides = /-(top|right|bottom|left|block|inline|start|end|x|y)(?=-|$)/g

/**
 * The property without its sides, so that a shorthand and its longhands have one name: `border-width` for
 * `border-bottom-width`, `padding` for `padding-inline`, `inset` for `top`, `gap` for `row-gap`.
 */
const withoutSides = (property) =>
  property
    .replace(/^(top|right|bottom|left)$/, 'inset')
    .replace(/^(row|column)-gap$/, 'gap')
    .replace(sides, '')
const overlap = (a, b) => a === b || a.startsWith(`${b}-`) || b.startsWith(`${a}-`)

/** Whether the order of two declarations counts: of one property they have different values. */
const conflict = (a, b) => overlap(a.name, b.name) && (a.name !== b.name || a.value !== b.value)

/** Pairs of utilities, as `i j` with i before j, that stand in one module or in a module and one that it imports. */
function pairsOf(indexOf, modules) {
  const pairs = new Set()
  for (const { candidates, imports } of modules.values()) {
    const near = imports.flatMap((path) => [...(modules.get(path)?.candidates ?? [])])
    const used = [...new Set([...candidates, ...near])]
      .map((name) => indexOf.get(name))
      .filter((index) => index !== undefined)
      .sort((a, b) => a - b)
    for (const [at, first] of used.entries())
      for (const second of used.slice(at + 1)) pairs.add(`${first} ${second}`)
  }
  return pairs
}

/** Splits conditions such as `@media`, so that each node has one utility. A utility with a variant is then ordered like any other. */
const separate = (nodes) =>
  nodes.flatMap((node) => {
    if (node.type !== 'atrule') return [node]
    return separate(node.nodes).map((inner) => {
      const condition = node.clone({ nodes: [] })
      condition.append(inner.clone())
      return condition
    })
  })

/** The rule of a separated utility. */
const ruleIn = (node) => (node.type === 'atrule' ? ruleIn(node.first) : node)

const simple = /\.(?:\\.|[\w-])+|\[[^\]]*\]|:(?!:|is\b|not\b|has\b)[\w-]+/g
const where = /:where\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g

/** How many classes, attributes and pseudo-classes a selector has: its specificity. */
export const specificityOf = (selector) => (selector.replace(where, '').match(simple) ?? []).length

/**
 * Distributes the utilities over sub-layers, so that their order does not depend on the order in which
 * an application imports the sheets. A utility lies one layer above every earlier utility that sets a
 * common property and may stand on the same element.
 */
function layerUtilities(root, modules) {
  let layer
  root.walkAtRules('layer', (rule) => {
    if (rule.params === utilitiesLayer && rule.nodes) layer = rule
  })
  // In one layer specificity decides before order; between layers it does not count.
  const rules = separate(layer.nodes)
    .map((node) => ({ node, weight: specificityOf(ruleIn(node).selector) }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ node }) => node)
  const indexOf = new Map()
  const declarations = rules.map((node, index) => {
    const rule = ruleIn(node)
    const names = classesOf(rule.selector)
    if (names.length === 0) throw new Error(`The utility ${rule.selector} has no class.`)
    for (const name of names) if (!indexOf.has(name)) indexOf.set(name, index)
    const found = []
    rule.walkDecls(({ prop, value }) => void found.push({ name: withoutSides(prop), value }))
    return found
  })
  const pairs = pairsOf(indexOf, modules)
  const levels = []
  const levelOf = (index) =>
    declarations.slice(0, index).reduce((level, earlier, other) => {
      const above =
        pairs.has(`${other} ${index}`) &&
        earlier.some((a) => declarations[index].some((b) => conflict(a, b)))
      return above ? Math.max(level, levels[other] + 1) : level
    }, 0)
  for (const index of rules.keys()) levels.push(levelOf(index))
  const count = Math.max(...levels) + 1
  const names = Array.from({ length: count }, (_, level) => `u${level}`)
  const grouped = names.map((name, level) => {
    const group = postcss.atRule({ name: 'layer', params: `components.shop.${name}` })
    group.append(rules.filter((_, index) => levels[index] === level))
    return group
  })
  layer.replaceWith(grouped)
  root.walkAtRules('layer', (rule) => {
    if (/\bparts, utilities\b/.test(rule.params))
      rule.params = rule.params.replace('utilities', names.join(', '))
  })
}

/** Compiles the whole sheet in Tailwind's own order: all utilities that the modules use, in one layer. */
export async function compileInOneLayer(modules) {
  const sheet = await compile(readFileSync(source, 'utf8'), {
    base: dirname(source),
    onDependency: () => {},
    // All browsers from 2023 have color-mix(); its polyfill would double the rules that use it.
    polyfills: Polyfills.AtProperty,
  })
  const candidates = new Set([...modules.values()].flatMap((module) => [...module.candidates]))
  // Tailwind's internal properties get the library's name, so that another Tailwind does not set them.
  const css = sheet.build([...candidates]).replaceAll('--tw-', '--shop-tw-')
  const root = postcss.parse(css)
  root.walkComments((comment) => void comment.remove())
  return root
}

/** Compiles the whole sheet, with the utilities in sub-layers. */
export async function compileSheet(modules) {
  const root = await compileInOneLayer(modules)
  layerUtilities(root, modules)
  return root
}

/** Paths of a module and of everything that it imports. */
function closureOf(modules, path, found = new Set()) {
  if (found.has(path) || !modules.has(path)) return found
  found.add(path)
  for (const next of modules.get(path).imports) closureOf(modules, next, found)
  return found
}

/** The part of the sheet that some entries, given as module paths, need. */
export function sheetOf(root, modules, entries) {
  const paths = entries.flatMap((entry) => [...closureOf(modules, entry)])
  const used = new Set(paths.flatMap((path) => [...modules.get(path).candidates]))
  return partOf(root, (name) => !/^shop[-:]/.test(name) || used.has(name))
}

// A class or `&`, with conditions such as `[data-size=sm]` and `:hover` but no other element.
const compound =
  /^(&|\.(?:\\[^]|[\w-])+)(?!:where)((?:\.[\w-]+|\[[^\]]+\]|:(?!where|before|after|:)[\w-]+(?:\([^()]*\))?)+)(::?(?:before|after|placeholder))?$/

const outermost = ':where([data-shop]:not([data-shop] *))'

/**
 * The sheet without layers, for pages with a reset outside layers. Its order replaces the layers: every
 * rule for an element of the library has the specificity of one class, so that it has priority over
 * the reset and a caller's class after it has priority over both.
 */
export function withoutLayers(root) {
  const flat = root.clone()
  flat.walkAtRules('layer', (rule) => {
    if (!rule.nodes || rule.nodes.every(({ name, nodes }) => name === 'layer' && !nodes))
      rule.remove()
  })
  for (let again = true; again;) {
    again = false
    flat.walkAtRules('layer', (rule) => {
      rule.replaceWith(rule.nodes)
      again = true
    })
  }
  let found = 0
  flat.walkRules((rule) => {
    if (rule.selector.includes(outermost)) found += 1
    rule.selectors = rule.selectors.map((selector) =>
      selector
        .replace(outermost, '[data-shop]:where(:not([data-shop] *))')
        .replace(compound, '$1:where($2)$3'),
    )
  })
  if (found === 0) throw new Error(`reset.css has no rule for ${outermost}.`)
  return flat
}

/**
 * Minifies. Nesting and media ranges are lowered for browsers from 2023; light-dark() is left to the
 * application's bundler, which knows its browsers.
 */
export function minify(root) {
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(root.toString()),
    minify: true,
    include: Features.Nesting | Features.MediaQueries,
  })
  return `${code}\n`
}
