/** Splits a style sheet into its top-level rules. Own code, because no CSS parser is a dependency of the build. */
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
 * Wraps a built style sheet in the cascade layer `shop-ui`, so that an application sets its priority
 * with one `@layer` line. `@property` rules stay outside, because layers do not apply to them.
 */
export function wrapInLayer(css) {
  const text = css.replace(/^\/\*![^]*?\*\/\s*/, '')
  const all = rules(text)
  const registered = all.filter((rule) => rule.startsWith('@property'))
  const layered = all.filter((rule) => !rule.startsWith('@property'))
  return `@layer shop-ui{${layered.join('')}}\n${registered.join('')}\n`
}

/**
 * Makes the style sheet for applications with Tailwind 4: tokens that extend their theme, and
 * `@source` rules so that their build generates the utilities of the published modules.
 */
export function tailwindSheet(theme) {
  const joining = theme.replace(/^ *--[a-z-]+-\*: initial;\n/gm, '')
  return `@source './components';\n@source './commerce';\n\n${joining}`
}
