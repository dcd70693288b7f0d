import { rgb } from 'culori'
import { evaluateColour, hexOf } from '../src/foundations/css-colour.ts'

const round = (number) => Math.round(number * 1e4) / 1e4

const colourToken = (colour) => {
  const { r, g, b, alpha = 1 } = rgb(colour)
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: [r, g, b].map(round),
      ...(alpha < 1 && { alpha: round(alpha) }),
      hex: hexOf(colour),
    },
  }
}

/** A length, or the first one of `min(…)`, which the format cannot express. */
const dimension = (text) => {
  const [, value, unit] = /^(?:min\()?([\d.]+)(rem|px)\b/.exec(text)
  return { $type: 'dimension', $value: { value: Number(value), unit } }
}

/** How the other tokens are written, by the beginning of their names. */
const kinds = [
  [/^text-|^radius-|^spacing$/, dimension],
  [/^leading-/, (text) => ({ $type: 'number', $value: Number(text) })],
  [/^font-(normal|bold)$/, (text) => ({ $type: 'fontWeight', $value: Number(text) })],
  [
    /^font$/,
    (text) => ({
      $type: 'fontFamily',
      $value: text.split(',').map((name) => name.trim().replace(/^'|'$/g, '')),
    }),
  ],
  [
    /^duration-/,
    (text) => ({ $type: 'duration', $value: { value: Number.parseFloat(text), unit: 'ms' } }),
  ],
  [/^ease-/, (text) => ({ $type: 'cubicBezier', $value: text.match(/-?[\d.]+/g).map(Number) })],
]

/**
 * The tokens of tokens.css in the format of the W3C Design Tokens Community Group. Colours are computed
 * for both themes, in the groups `color.light` and `color.dark`.
 * @throws Error for a token whose kind is unknown
 */
export function designTokens(css) {
  const declared = css.replace(/\/\*[^]*?\*\//g, '').matchAll(/--shop-([\w-]+):([^;]+);/g)
  const values = new Map([...declared].map(([, name, value]) => [name, value.trim()]))
  const read = (property) => values.get(property.replace('--shop-', '')) ?? ''
  const tokens = { color: { light: {}, dark: {} } }
  for (const [name, text] of values) {
    if (name === 'brand' || name.startsWith('shadow-')) continue
    if (name.startsWith('color-')) {
      for (const mode of ['light', 'dark'])
        tokens.color[mode][name.slice(6)] = colourToken(evaluateColour(text, mode, read))
      continue
    }
    const kind = kinds.find(([pattern]) => pattern.test(name))
    if (!kind) throw new Error(`--shop-${name} has no kind in scripts/design-tokens.mjs.`)
    tokens[name] = kind[1](text)
  }
  return tokens
}
