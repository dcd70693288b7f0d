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
const toXyz = converter('xyz65')

/** Splits a text at its top-level commas or spaces. */
function splitAt(separator: ',' | ' ', text: string): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === separator && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim())
}

/** The arguments of a CSS function. */
const argumentsOf = (text: string) => splitAt(',', text)

/** The value of a component of a relative colour: a number, `l`, `c * 1.5`, `(1 - y) * 2`, `min`, `max` or `clamp` of them. */
function component(text: string, named: Readonly<Record<string, number>>): number {
  const [, name, inner = ''] = /^(min|max|clamp)\((.*)\)$/.exec(text) ?? []
  const values = () => argumentsOf(inner).map((part) => component(part, named))
  if (name === 'min') return Math.min(...values())
  if (name === 'max') return Math.max(...values())
  if (name === 'clamp') {
    const [least = 0, value = 0, most = 0] = values()
    return Math.min(Math.max(least, value), most)
  }
  const factor = (part: string) => {
    const [first = 0, second = 0] = part
      .replace(/[()]/g, '')
      .split(' - ')
      .map((term) => named[term.trim()] ?? Number(term))
    return first - second
  }
  return text.split('*').reduce((product, part) => product * factor(part), 1)
}

/**
 * Evaluates a colour of tokens.css in one theme: hex colours, `var()`, `light-dark()`,
 * `color-mix(in oklab, …)`, `oklch(from …)` and `color(from … xyz-d65 …)`.
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
    const [lightness, chroma] = splitAt(' ', relative[2] ?? '').map((part) =>
      component(part, { l, c, h: h ?? 0 }),
    )
    return clampRgb({ mode: 'oklch', l: lightness ?? l, c: chroma ?? c, h })
  }
  const [, from = '', axes = ''] =
    /^color\(\s*from (var\([^)]*\)) xyz-d65 (.*)\)$/.exec(value) ?? []
  if (from) {
    const { x, y, z } = toXyz(evaluate(from))
    const [newX = 0, newY = 0, newZ = 0] = splitAt(' ', axes.trim()).map((part) =>
      component(part, { x, y, z }),
    )
    return clampRgb({ mode: 'xyz65', x: newX, y: newY, z: newZ })
  }
  const colour = parse(value)
  if (!colour) throw new Error(`${value} is no colour that can be evaluated.`)
  return colour
}

/** The colour as `#rrggbb`. */
export const hexOf = (colour: Color): string => formatHex(colour)

/** WCAG contrast ratio of two colours, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b)
