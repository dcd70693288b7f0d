/** Five shades of one colour, lightest to darkest. */
export interface Tone {
  glow: string
  light: string
  base: string
  dark: string
  deep: string
}

/** The colours of an object: body, trim and accent. */
export interface Palette {
  body: Tone
  trim: Tone
  accent: Tone
}

/** Mixes two `#rrggbb` colours; `t` is the share of the second, 0 to 1. */
export function mix(a: string, b: string, t: number): string {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(channel(a, at) * (1 - t) + channel(b, at) * t)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Makes the five shades of a colour, light ones warmer and dark ones cooler. */
export function tone(base: string, contrast = 1): Tone {
  return {
    glow: mix(base, '#fffaf0', Math.min(0.8, 0.66 * contrast)),
    light: mix(base, '#fff4e2', 0.32 * contrast),
    base,
    dark: mix(base, '#2a1636', 0.26 * contrast),
    deep: mix(base, '#1d1030', Math.min(0.8, 0.54 * contrast)),
  }
}

export const white = tone('#f3ede2', 0.62)
export const black = tone('#34343d', 0.8)
export const metal = tone('#b4b8be', 1.05)
export const brass = tone('#d9a441')
export const wood = tone('#c58a55', 0.9)

/** Palettes by name; every object can be drawn in each. */
export const palettes: Record<string, Palette> = {
  coral: { body: tone('#e5654b'), trim: white, accent: tone('#ffc14d') },
  bottle: { body: tone('#1f6b52'), trim: tone('#efe4cf', 0.7), accent: tone('#f2a93b') },
  marigold: { body: tone('#f0a330'), trim: white, accent: tone('#d9503b') },
  ink: { body: tone('#3c3d48', 0.85), trim: tone('#565765', 0.9), accent: tone('#f2a93b') },
  cream: { body: tone('#efe3cb', 0.72), trim: tone('#c9986a', 0.9), accent: tone('#e5654b') },
  sky: { body: tone('#4b9fd0'), trim: white, accent: tone('#ffc14d') },
  rose: { body: tone('#e58a9b', 0.95), trim: tone('#fbeee8', 0.6), accent: tone('#a63f63') },
  steel: { body: tone('#a9b1ba'), trim: tone('#4a4f5a', 0.85), accent: tone('#4b9fd0') },
  leaf: { body: tone('#7fae4b'), trim: white, accent: tone('#e5654b') },
  plum: { body: tone('#7a4a86'), trim: tone('#efdfe6', 0.65), accent: tone('#f2a93b') },
}
