/** A colour role and its `#rrggbb` value in both themes. */
export interface ColourRole {
  name: string
  light: string
  dark: string
}

/** Opaque colour roles of tokens.css, in its order. */
export function colourRoles(theme: string): ColourRole[] {
  const found = theme.matchAll(
    /--shop-color-([a-z-]+):\s*(?:light-dark\(([^,]+),\s*([^)]+)\)|([^;]+));/g,
  )
  return [...found]
    .map(([, name = '', light, dark, both]) => ({
      name,
      light: (light ?? both ?? '').trim(),
      dark: (dark ?? both ?? '').trim(),
    }))
    .filter(({ light }) => /^#[0-9a-f]{6}$/.test(light))
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

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
  { role: 'ink', on: [...grounds, ...tinted, 'brand-soft', 'offer-soft'], minimum: 4.5 },
  { role: 'muted', on: grounds, minimum: 4.5 },
  { role: 'brand', on: [...grounds, 'brand-soft'], minimum: 4.5 },
  { role: 'brand-strong', on: grounds, minimum: 4.5 },
  { role: 'on-brand', on: ['brand', 'brand-strong'], minimum: 4.5 },
  { role: 'on-offer', on: ['offer'], minimum: 4.5 },
  { role: 'danger', on: [...grounds, 'danger-soft'], minimum: 4.5 },
  { role: 'on-danger', on: ['danger'], minimum: 4.5 },
  { role: 'success', on: [...grounds, 'success-soft'], minimum: 4.5 },
  { role: 'control', on: grounds, minimum: 3 },
  { role: 'focus', on: [...grounds, ...tinted], minimum: 3 },
]
