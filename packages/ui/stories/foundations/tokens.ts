import { contrast, evaluateColour, hexOf } from './css-colour.ts'

/** A colour role and its `#rrggbb` value in both themes. */
export interface ColourRole {
  name: string
  light: string
  dark: string
}

const withoutComments = (css: string) => css.replace(/\/\*[^]*?\*\//g, '')

/** The custom properties of a style sheet with their values, in its order. */
export const declaredIn = (css: string): (readonly [name: string, value: string])[] =>
  [...withoutComments(css).matchAll(/(--shop-[\w-]+):([^;]+);/g)].map(
    ([, name = '', value = '']) => [name, value.trim()] as const,
  )

/**
 * Reads a token by its name, such as `--shop-text-sm`.
 * @param tokens the text of tokens.css
 * @throws Error for a name that tokens.css does not declare
 */
export function tokenReader(tokens: string): (name: string) => string {
  const values = new Map(declaredIn(tokens))
  return (name) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`tokens.css does not declare ${name}.`)
    return value
  }
}

/**
 * Opaque colour roles of tokens.css, in its order, as a browser with relative colours computes them.
 * @param tokens the text of tokens.css
 * @param own custom properties of a brand, which replace those of tokens.css
 */
export function colourRoles(
  tokens: string,
  own: Readonly<Record<string, string>> = {},
): ColourRole[] {
  const values = new Map([...declaredIn(tokens), ...Object.entries(own)])
  const read = (property: string) => values.get(property) ?? ''
  return [...values.keys()]
    .filter((name) => name.startsWith('--shop-color-'))
    .map((name) => ({
      name: name.replace('--shop-color-', ''),
      light: evaluateColour(read(name), 'light', read),
      dark: evaluateColour(read(name), 'dark', read),
    }))
    .filter(({ light, dark }) => [light, dark].every(({ alpha = 1 }) => alpha === 1))
    .map(({ name, light, dark }) => ({ name, light: hexOf(light), dark: hexOf(dark) }))
}

export { contrast }

/** A foreground role, its background roles and the contrast that they need. */
interface Pairing {
  role: string
  on: readonly string[]
  /** Minimum contrast: 4.5 for text, 3 for control borders and focus indicators (WCAG 1.4.3, 1.4.11). */
  minimum: 3 | 4.5
}

const grounds = ['paper', 'surface', 'sunken']
const tints = ['sage', 'sand', 'sky', 'rose', 'lilac', 'peach', 'mint', 'butter', 'stone', 'aqua']
const tinted = tints.map((tint) => `tint-${tint}`)

/** Pairs of roles that components use. */
export const pairings: readonly Pairing[] = [
  {
    role: 'ink',
    on: [...grounds, ...tinted, 'brand-soft', 'offer-soft', 'warning-soft'],
    minimum: 4.5,
  },
  { role: 'muted', on: grounds, minimum: 4.5 },
  { role: 'brand', on: [...grounds, 'brand-soft'], minimum: 4.5 },
  { role: 'on-brand', on: ['brand-fill', 'brand-strong'], minimum: 4.5 },
  { role: 'on-offer', on: ['offer'], minimum: 4.5 },
  { role: 'danger', on: [...grounds, 'danger-soft'], minimum: 4.5 },
  { role: 'on-danger', on: ['danger', 'danger-strong'], minimum: 4.5 },
  { role: 'warning', on: [...grounds, 'warning-soft'], minimum: 4.5 },
  { role: 'success', on: [...grounds, 'success-soft'], minimum: 4.5 },
  { role: 'control', on: grounds, minimum: 3 },
  { role: 'focus', on: [...grounds, ...tinted], minimum: 3 },
]
