// Checks the order of utilities in the built style sheets: of two that stand in one list of classes and
// set a common longhand, the same one has priority as in Tailwind's one layer, where specificity decides
// before order. Own code, because the sub-layers
// of the sheets are the library's own. Run after scripts/build.mjs.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { longhandsOf } from './longhands.mjs'
import { classesOf } from './part-of-sheet.mjs'
import { home } from './run-tool.mjs'
import { compileInOneLayer, minify, readModules, specificityOf } from './style-sheets.mjs'

/** The order of the library's sub-layers, as the sheet declares it. */
function layersOf(root) {
  let names = []
  root.walkAtRules('layer', ({ params, nodes, parent }) => {
    if (!nodes && parent.params === 'shop') names = params.split(',').map((name) => name.trim())
  })
  return names
}

/** The sub-layer of a rule; -1 outside layers. */
function layerIn(rule, layers) {
  for (let at = rule.parent; at; at = at.parent)
    if (at.name === 'layer') return layers.indexOf(at.params.replace('components.shop.', ''))
  return -1
}

/** The utilities of a sheet, from the lowest to the highest priority: class → { rank, longhands }. */
function utilitiesOf(root) {
  const layers = layersOf(root)
  const rules = []
  root.walkRules((rule) => {
    if (/keyframes$/.test(rule.parent.name)) return
    const longhands = new Map()
    rule.each(({ type, prop, value }) => {
      if (type === 'decl') for (const name of longhandsOf(prop)) longhands.set(name, value)
    })
    for (const selector of rule.selectors) {
      const [name] = classesOf(selector)
      const target = selector.match(/(?:::?(?:before|after|placeholder|backdrop)|[>~+ ].*)$/)?.[0]
      if (name?.startsWith('shop:'))
        rules.push({
          ...{ name, target, longhands, layer: layerIn(rule, layers) },
          weight: specificityOf(selector),
        })
    }
  })
  const sorted = rules
    .map((rule, at) => ({ ...rule, at }))
    .sort((a, b) => a.layer - b.layer || a.weight - b.weight || a.at - b.at)
  return new Map(sorted.map((rule, rank) => [rule.name, { ...rule, rank }]))
}

/** The lists of classes that stand in the text of a module. */
const listsIn = (code) =>
  [...code.matchAll(/(["'`])((?:(?!\1)[^\n])*?shop:(?:(?!\1)[^\n])*)\1/g)].map(([, , text]) => [
    ...new Set(text.split(/\s+/)),
  ])

/** Whether two utilities give a longhand different values. */
const conflict = (a, b) =>
  a.target === b.target &&
  [...a.longhands].some(([name, value]) => b.longhands.has(name) && b.longhands.get(name) !== value)

/** Pairs of utilities in Tailwind's order that stand in one list and conflict. */
function pairsIn(lists, reference) {
  const pairs = new Map()
  for (const list of lists) {
    const used = list.flatMap((name) => reference.get(name) ?? []).sort((a, b) => a.rank - b.rank)
    for (const [at, first] of used.entries())
      for (const second of used.slice(at + 1))
        if (conflict(first, second))
          pairs.set(`${first.name} ${second.name}`, [first.name, second.name])
  }
  return [...pairs.values()]
}

/** The pairs whose order in a sheet is not Tailwind's. A pair of which the sheet lacks one is left out. */
function wrongIn(root, pairs) {
  const built = utilitiesOf(root)
  return pairs.filter(([first, second]) => {
    const [low, high] = [built.get(first), built.get(second)]
    return low && high && low.rank > high.rank
  })
}

const dist = join(home, 'dist')
const modules = readModules(dist)
const lists = [...modules.values()].flatMap(({ code }) => listsIn(code))
const reference = postcss.parse(minify(await compileInOneLayer(modules)))
const pairs = pairsIn(lists, utilitiesOf(reference))
if (pairs.length === 0)
  throw new Error('No pair of utilities was found in dist. Run scripts/build.mjs.')
const styles = join(dist, 'styles')
const sheets = readdirSync(styles).filter((name) => name.endsWith('.css'))
const problems = sheets.flatMap((name) =>
  wrongIn(postcss.parse(readFileSync(join(styles, name), 'utf8')), pairs).map(
    ([first, second]) => `${name}: ${first} has priority over ${second}`,
  ),
)
console.log(`${pairs.length} pairs of utilities in ${sheets.length} style sheets`)
if (problems.length > 0) {
  console.error(`In Tailwind's order the second utility has priority:\n  ${problems.join('\n  ')}`)
  process.exitCode = 1
}
