// Takes from a compiled style sheet what some code needs of it: the sheets of the library's entries. Own code, because the tools that remove unused rules look at HTML or
// at words; this knows the names of Tailwind as Tailwind reads them.
import { Scanner } from '@tailwindcss/oxide'
import postcss from 'postcss'

/** Parses a compiled style sheet. */
export const parseSheet = (css) => postcss.parse(css)

/** The words of a code that may be classes. */
export const candidatesIn = (code) =>
  new Set(new Scanner({}).scanFiles([{ content: code, extension: 'js' }]))

const unescape = (text) =>
  text.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code, sign) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : sign,
  )

/** The classes in a selector. */
export const classesOf = (selector) =>
  [...selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi)].map(([, name]) => unescape(name))

/**
 * The part of a sheet for elements that have only the classes that `isUsed` accepts. Rules without a
 * class stay; custom properties of the library, keyframes and registered properties that nothing reads
 * any longer are removed.
 */
export function partOf(root, isUsed) {
  const part = root.clone()
  part.walkRules((rule) => {
    if (rule.parent.type === 'rule' || /keyframes$/.test(rule.parent.name)) return
    // A selector of two classes, such as `.shop-button.shop-icon-button`, needs both.
    const needed = rule.selectors.filter((selector) => classesOf(selector).every(isUsed))
    if (needed.length === 0) rule.remove()
    else if (needed.length < rule.selectors.length) rule.selectors = needed
  })
  removeUnused(part)
  return part
}

// An application sets the one; another sheet reads the other.
const readElsewhere = ['--shop-brand', '--shop-gutter']
const isTokenSheet = (rule) => rule.type === 'decl' && rule.prop.startsWith('--shop-')

/** Removes the custom properties that nothing in the sheet reads. */
function removeUnusedProperties(root) {
  for (;;) {
    const read = new Set()
    root.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(/--[\w-]+/g)) read.add(name)
    })
    let removed = 0
    root.walkDecls((declaration) => {
      if (!isTokenSheet(declaration) || read.has(declaration.prop)) return
      if (readElsewhere.includes(declaration.prop)) return
      declaration.remove()
      removed += 1
    })
    if (removed === 0) break
  }
}

function removeUnused(root) {
  removeUnusedProperties(root)
  const text = root.toString()
  root.walkAtRules(/^(keyframes|property)$/, (rule) => {
    const uses = text.match(new RegExp(`(?<![\\w-])${rule.params}(?![\\w-])`, 'g')) ?? []
    if (uses.length < 2) rule.remove()
  })
  const empty = (node) => node.nodes && node.nodes.every((child) => child.type === 'comment')
  for (let again = true; again;) {
    again = false
    root.walk((node) => {
      if (!empty(node)) return
      node.remove()
      again = true
    })
  }
}
