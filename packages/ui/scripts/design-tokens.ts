// Own code, because no tool evaluates light-dark() and relative colours of CSS. The tokens of tokens.css in the
// format of the W3C Design Tokens Community Group (2025.10), which Figma and Style Dictionary import.
import { converter } from 'culori'
import { evaluateColour, hexOf, type Mode } from '../stories/foundations/css-colour.ts'
import { declaredIn } from '../stories/foundations/tokens.ts'

const rgb = converter('rgb')

interface Token {
  $type: string
  $value: unknown
}

const colour = (text: string, theme: Mode, read: (name: string) => string): Token => {
  const value = rgb(evaluateColour(text, theme, read))
  const components = [value.r, value.g, value.b].map((part) => Number(part.toFixed(4)))
  const { alpha = 1 } = value
  return { $type: 'color', $value: { colorSpace: 'srgb', components, alpha, hex: hexOf(value) } }
}

const unit = ([, value, unit]: readonly string[]) => ({ value: Number(value), unit })

/** Type and value of a token by the form of its name and of its value in CSS. */
const forms: [RegExp, string, (match: readonly string[]) => unknown][] = [
  [
    /^font: (.*)$/,
    'fontFamily',
    ([, list = '']) => list.split(/,\s*/).map((name) => name.replaceAll("'", '')),
  ],
  [/^font-\w+: (\d+)$/, 'fontWeight', ([, weight]) => Number(weight)],
  [/^text-\w+: ([\d.]+)(rem)$/, 'dimension', unit],
  [/^leading-\w+: ([\d.]+)$/, 'number', ([, factor]) => Number(factor)],
  [/^radius-\w+: ([\d.]+)(px)$/, 'dimension', unit],
  [/^spacing: min\(([\d.]+)(rem),/, 'dimension', unit],
  [
    /^ease-\w+: cubic-bezier\((.*)\)$/,
    'cubicBezier',
    ([, list = '']) => list.split(',').map(Number),
  ],
  [/^duration-\w+: ([\d.]+)(ms)$/, 'duration', unit],
]

/** Not in the file: the source of the role `brand`, sizes that depend on the density, and the shadow. */
const left = /^(brand|tap|control-\w+|shadow-float)$/

/**
 * The tokens as an object in the DTCG format; colours are evaluated for each theme, in `light` and `dark`.
 * @param css the text of tokens.css
 * @throws Error for a token whose form is not known
 */
export function designTokens(css: string) {
  const values = new Map(declaredIn(css))
  const read = (name: string) => values.get(name) ?? ''
  const light: Record<string, Token> = {}
  const dark: Record<string, Token> = {}
  const other: Record<string, Token> = {}
  for (const [property, text] of values) {
    const name = property.replace('--shop-', '')
    if (left.test(name)) continue
    if (name.startsWith('color-')) {
      light[name.replace('color-', '')] = colour(text, 'light', read)
      dark[name.replace('color-', '')] = colour(text, 'dark', read)
      continue
    }
    const line = `${name}: ${text.replace(/\s+/g, ' ')}`
    const form = forms.find(([pattern]) => pattern.test(line))
    if (!form) throw new Error(`design-tokens.ts does not know the form of ${property}: ${text}.`)
    const [pattern, $type, valueOf] = form
    other[name] = { $type, $value: valueOf(pattern.exec(line) ?? []) }
  }
  return { light, dark, ...other }
}
