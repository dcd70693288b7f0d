// Own code, because Tailwind's command neither renames its internal properties nor writes a sheet without
// layers. Compiles the library's style sheet, and the same sheet without layers.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compile, Polyfills } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { Features, transform } from 'lightningcss'
import postcss from 'postcss'
import { home } from './run-tool.mjs'

/** Compiles a sheet of src/styles for the classes in the modules of `dist`, the built package. */
export async function compileSheet(name, dist) {
  const source = join(home, 'src', 'styles', `${name}.css`)
  const sheet = await compile(readFileSync(source, 'utf8'), {
    base: dirname(source),
    onDependency: () => {},
    // All browsers from 2023 have color-mix(); its polyfill would double the rules that use it.
    polyfills: Polyfills.AtProperty,
  })
  const modules = globSync('**/*.js', { cwd: dist }).map((name) => ({
    content: readFileSync(join(dist, name), 'utf8'),
    extension: 'js',
  }))
  const classes = new Scanner({}).scanFiles(modules).filter((text) => text.startsWith('shop'))
  // Tailwind's internal properties get the library's name, so that another Tailwind does not set them.
  const root = postcss.parse(sheet.build(classes).replaceAll('--tw-', '--shop-tw-'))
  root.walkComments((comment) => void comment.remove())
  return root
}

const where = /:where\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g
const simple = /\.(?:\\.|[\w-])+|\[[^\]]*\]|:(?!:|is\b|not\b|has\b)[\w-]+/g

/** How many classes, attributes and pseudo-classes the selector of a rule has. A condition has those of its first rule. */
const specificityOf = (node) =>
  node.type === 'atrule'
    ? specificityOf(node.first)
    : (node.selector.replace(where, '').match(simple) ?? []).length

/** Splits conditions such as `@media`, so that each has one rule. */
const separate = (nodes) =>
  nodes.flatMap((node) => {
    if (node.type !== 'atrule') return [node]
    return separate(node.nodes).map((inner) => node.clone({ nodes: [inner.clone()] }))
  })

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
    else if (rule.params === 'components.shop.utilities')
      // Order replaces specificity, too.
      rule.nodes = separate(rule.nodes).sort((a, b) => specificityOf(a) - specificityOf(b))
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
 * application's bundler, which has its list of browsers.
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
