import {
  clampRgb,
  converter,
  formatHex,
  interpolate,
  parse,
  wcagContrast,
  type Color,
} from 'culori'

export type Mode = 'light' | 'dark'

const toOklch = converter('oklch')

/** Splits the arguments of a CSS function at its top-level commas. */
function argumentsOf(text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

/** The value of a component of a relative colour: a number, `l`, `c * 1.5` or `min(…)` of them. */
function component(text: string, named: Readonly<Record<string, number>>): number {
  const least = /^min\((.*)\)$/.exec(text)
  if (least) return Math.min(...argumentsOf(least[1] ?? '').map((part) => component(part, named)))
  return text
    .split('*')
    .map((factor) => named[factor.trim()] ?? Number(factor))
    .reduce((product, factor) => product * factor, 1)
}

/** The three components behind `oklch(from <colour>`, which may contain spaces inside brackets. */
function componentsOf(text: string): string[] {
  return text.match(/min\([^)]*\)|\S+/g) ?? []
}

/**
 * Evaluates a colour of tokens.css in one theme: hex colours, `var()`, `light-dark()`,
 * `color-mix(in oklab, …)` and `oklch(from …)`.
 * @param read the text of a custom property, by name
 * @throws Error for a form of colour that it does not know
 */
export function evaluateColour(
  text: string,
  mode: Mode,
  read: (property: string) => string,
): Color {
  const value = text.trim().replace(/\s+/g, ' ')
  const [, name, inner = ''] = /^([a-z-]+)\((.*)\)$/.exec(value) ?? []
  const evaluate = (part: string) => evaluateColour(part, mode, read)
  if (name === 'var') return evaluate(read(inner.trim()))
  if (name === 'light-dark') return evaluate(argumentsOf(inner)[mode === 'light' ? 0 : 1] ?? '')
  if (name === 'color-mix') {
    const [, first = '', second = ''] = argumentsOf(inner)
    const share = /(\d+)%/.exec(`${first} ${second}`)
    const percent = Number(share?.[1] ?? 50) / 100
    const [front, back] = [first, second].map((part) => evaluate(part.replace(/ \d+%$/, '')))
    const weight = / \d+%$/.test(first) ? percent : 1 - percent
    return clampRgb(interpolate([back ?? '', front ?? ''], 'oklab')(weight))
  }
  const relative = /^from (var\([^)]*\)) (.*)$/.exec(inner)
  if (name === 'oklch' && relative) {
    const { l, c, h } = toOklch(evaluate(relative[1] ?? ''))
    const [lightness, chroma] = componentsOf(relative[2] ?? '').map((part) =>
      component(part, { l, c, h: h ?? 0 }),
    )
    return clampRgb({ mode: 'oklch', l: lightness ?? l, c: chroma ?? c, h })
  }
  const colour = parse(value)
  if (!colour) throw new Error(`${value} is no colour that can be evaluated.`)
  return colour
}

/** The colour as `#rrggbb`. */
export const hexOf = (colour: Color): string => formatHex(colour)

/** WCAG contrast ratio of two colours, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b)
