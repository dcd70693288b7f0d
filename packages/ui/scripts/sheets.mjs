/** Splits a style sheet into its top-level rules. */
function rules(css) {
  const found = []
  let depth = 0
  let start = 0
  let quote = ''
  for (let i = 0; i < css.length; i += 1) {
    const sign = css[i]
    if (quote) {
      if (sign === '\\') i += 1
      else if (sign === quote) quote = ''
      continue
    }
    if (sign === '\\') i += 1
    else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '/' && css[i + 1] === '*') i = css.indexOf('*/', i) + 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth === 0 && (sign === '}' || sign === ';')) {
      found.push(css.slice(start, i + 1).trim())
      start = i + 1
    }
  }
  return found.filter(Boolean)
}

/**
 * Puts a finished style sheet into the one layer `shop-ui`, so that a host decides with one
 * `@layer` line who wins. Registered properties stay outside: they belong to no layer.
 */
export function ownLayer(css) {
  const text = css.replace(/^\/\*![^]*?\*\/\s*/, '')
  const all = rules(text)
  const registered = all.filter((rule) => rule.startsWith('@property'))
  const layered = all.filter((rule) => !rule.startsWith('@property'))
  return `@layer shop-ui{${layered.join('')}}\n${registered.join('')}\n`
}

/**
 * The tokens for a host with Tailwind 4: they join its theme instead of emptying it, and its build
 * makes the utilities that the published modules name.
 */
export function forTailwind(theme) {
  const joining = theme.replace(/^ *--[a-z-]+-\*: initial;\n/gm, '')
  return `@source './components';\n@source './commerce';\n\n${joining}`
}
