import { linear, radial } from './paint.ts'
import type { Tone } from './palette.ts'

/** A corner of a shape: x, y and how far it is rounded, in units of the 960 by 960 drawing. */
export type Corner = readonly [x: number, y: number, round?: number]

const n = (value: number) => String(Math.round(value * 10) / 10)

function toward(from: Corner, to: Corner, distance: number): [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(distance, length / 2) / length
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** Path data through corners, each rounded by its own amount; an open path starts with `lead`. */
export function soft(corners: readonly Corner[], open = false, lead = 'M'): string {
  const count = corners.length
  const parts: string[] = []
  corners.forEach((corner, index) => {
    const previous = corners[(index - 1 + count) % count]!
    const next = corners[(index + 1) % count]!
    const command = index === 0 ? lead : 'L'
    if (!corner[2] || (open && (index === 0 || index === count - 1))) {
      parts.push(`${command}${n(corner[0])} ${n(corner[1])}`)
      return
    }
    const [ax, ay] = toward(corner, previous, corner[2])
    const [bx, by] = toward(corner, next, corner[2])
    parts.push(`${command}${n(ax)} ${n(ay)}Q${n(corner[0])} ${n(corner[1])} ${n(bx)} ${n(by)}`)
  })
  return parts.join('') + (open ? '' : 'Z')
}

/** A filled path. */
export const path = (d: string, fill: string, more = '') =>
  `<path d="${d}" fill="${fill}" ${more}/>`

/** A filled polygon with soft corners. */
export const shape = (corners: readonly Corner[], fill: string, more = '') =>
  path(soft(corners), fill, more)

/** An ellipse. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

/** A rectangle with round corners. */
export const plate = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  fill: string,
  more = '',
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(r)}" fill="${fill}" ${more}/>`

/** A line with round ends. */
export const line = (d: string, width: number, stroke: string, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** Drawings moved together. */
export const group = (transform: string, ...drawings: string[]) =>
  `<g transform="${transform}">${drawings.join('')}</g>`

/** A tube along a path: shade, body and gloss laid over each other, each thinner and nearer the light. */
export function tube(d: string, width: number, tone: Tone): string {
  const lift = width * 0.16
  return [
    line(d, width, tone.deep),
    group(`translate(${n(-lift * 0.3)} ${n(-lift * 0.35)})`, line(d, width * 0.86, tone.dark)),
    group(`translate(${n(-lift * 0.6)} ${n(-lift * 0.7)})`, line(d, width * 0.64, tone.base)),
    group(`translate(${n(-lift)} ${n(-lift * 1.1)})`, line(d, width * 0.34, tone.light)),
    group(`translate(${n(-lift * 1.3)} ${n(-lift * 1.4)})`, line(d, width * 0.1, tone.glow)),
  ].join('')
}

/** The light on something round that stands upright. */
const roundLight = (t: Tone) =>
  linear(
    0,
    `${t.dark} 0`,
    `${t.base} 9`,
    `${t.light} 26`,
    `${t.light} 32`,
    `${t.base} 54`,
    `${t.dark} 82`,
    `${t.deep} 96`,
    `${t.dark} 100`,
  )

/** The outline of something turned on a lathe; profile from top to bottom as radius, height, rounding; `k` is how far we look down on it. */
export function turnedPath(cx: number, k: number, profile: readonly Corner[]): string {
  const top = profile[0]!
  const bottom = profile[profile.length - 1]!
  const left = profile.map(([r, y, round]) => [cx - r, y, round] as const)
  const right = profile.map(([r, y, round]) => [cx + r, y, round] as const).reverse()
  return `${soft(left, true)}A${n(bottom[0])} ${n(bottom[0] * k)} 0 0 0 ${n(cx + bottom[0])} ${n(bottom[1])}${soft(right, true, 'L')}A${n(top[0])} ${n(top[0] * k)} 0 0 0 ${n(cx - top[0])} ${n(top[1])}Z`
}

/** Something turned on a lathe, lit: round light, a fall of light from top to bottom, and light from the ground. */
export function turned(cx: number, k: number, profile: readonly Corner[], t: Tone): string {
  const d = turnedPath(cx, k, profile)
  return (
    path(d, roundLight(t)) +
    path(d, linear(90, '#ffffff/.16 0', '#ffffff/0 30', `${t.deep}/0 55`, `${t.deep}/.42 100`))
  )
}

/** A ring around a turned body, from one radius and height to another. */
export function band(
  cx: number,
  k: number,
  r1: number,
  y1: number,
  r2: number,
  y2: number,
  fill: string,
): string {
  return path(
    `M${n(cx - r1)} ${n(y1)}A${n(r1)} ${n(r1 * k)} 0 0 0 ${n(cx + r1)} ${n(y1)}L${n(cx + r2)} ${n(y2)}A${n(r2)} ${n(r2 * k)} 0 0 1 ${n(cx - r2)} ${n(y2)}Z`,
    fill,
  )
}

/** A piece of a turned body's front, between two shares of its radius (-1 left edge, 1 right edge). */
export function patchPath(
  cx: number,
  k: number,
  r1: number,
  y1: number,
  r2: number,
  y2: number,
  from: number,
  to: number,
): string {
  const at = (r: number, y: number, f: number) =>
    `${n(cx + r * f)} ${n(y + r * k * Math.sqrt(1 - f * f))}`
  return `M${at(r1, y1, from)}A${n(r1)} ${n(r1 * k)} 0 0 0 ${at(r1, y1, to)}L${at(r2, y2, to)}A${n(r2)} ${n(r2 * k)} 0 0 1 ${at(r2, y2, from)}Z`
}

/** A piece of a turned body's front with soft corners; `soften` is their size. */
export function patch(d: string, fill: string, soften = 14): string {
  return path(d, fill, `stroke="${fill}" stroke-width="${soften}" stroke-linejoin="round"`)
}

/** The long soft reflection of a window on a glossy turned body, round at its ends. */
export function gloss(
  cx: number,
  k: number,
  r1: number,
  y1: number,
  r2: number,
  y2: number,
  from = -0.72,
  to = -0.5,
  strength = 0.6,
): string {
  const y = (r: number, at: number, f: number) => at + r * k * Math.sqrt(1 - f * f)
  const round = (r1 * Math.abs(to - from)) / 2
  return shape(
    [
      [cx + r1 * from, y(r1, y1, from), round],
      [cx + r1 * to, y(r1, y1, to), round],
      [cx + r2 * to, y(r2, y2, to), round],
      [cx + r2 * from, y(r2, y2, from), round],
    ],
    linear(
      80,
      `#ffffff/${strength} 0`,
      `#ffffff/${(strength * 0.75).toFixed(2)} 45`,
      '#ffffff/.04 100',
    ),
  )
}

/** The shadow where an object meets the ground: a wide pale one away from the light, a narrow dark one below. */
export function shadow(cx: number, cy: number, rx: number, ry: number, strength = 1): string {
  const wide = (0.3 * strength).toFixed(2)
  const mid = (0.13 * strength).toFixed(2)
  const near = (0.52 * strength).toFixed(2)
  const edge = (0.34 * strength).toFixed(2)
  return (
    oval(
      cx + rx * 0.16,
      cy + ry * 0.1,
      rx * 1.3,
      ry * 1.5,
      radial(50, 50, 50, `#2b1b2e/${wide} 0`, `#2b1b2e/${mid} 55`, '#2b1b2e/0 100'),
    ) +
    oval(
      cx + rx * 0.03,
      cy,
      rx * 1.04,
      ry * 1.04,
      radial(50, 50, 50, `#23142a/${near} 0`, `#23142a/${edge} 60`, '#23142a/0 100'),
    )
  )
}
