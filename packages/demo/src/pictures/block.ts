import { group, path, shape, soft } from './material.ts'
import { linear } from './paint.ts'
import type { Tone } from './palette.ts'

/** Something drawn flat on a plane that is given by a corner and two edges; inside, the plane is 100 by 100. */
export function onPlane(
  o: readonly [number, number],
  u: readonly [number, number],
  v: readonly [number, number],
  ...drawings: string[]
): string {
  const f = (value: number) => (value / 100).toFixed(4)
  return group(`matrix(${f(u[0])} ${f(u[1])} ${f(v[0])} ${f(v[1])} ${o[0]} ${o[1]})`, ...drawings)
}

type Point = readonly [x: number, y: number]

/** A block with round edges, by the corners of its top (left, back, right, front) and how far it goes down; `taper` draws its foot in. */
export function slab(
  left: Point,
  back: Point,
  right: Point,
  front: Point,
  down: number,
  round: number,
  t: Tone,
  taper = 0,
): string {
  const low = (corner: Point, dx: number, extra = 0) =>
    [corner[0] + dx, corner[1] + down + extra, round] as const
  const turn = ((front[0] - left[0]) / (right[0] - left[0])) * 100
  const at = (offset: number) => Math.max(1, Math.min(99, Math.round(turn + offset)))
  const hull = soft([
    [left[0], left[1], round * 0.5],
    [back[0], back[1], round],
    [right[0], right[1], round * 0.5],
    low(right, -taper),
    low(front, 0),
    low(left, taper),
  ])
  return [
    path(
      hull,
      linear(
        0,
        `${t.base} 0`,
        `${t.light} 10`,
        `${t.base} ${at(-10)}`,
        `${t.light} ${at(-2)}`,
        `${t.dark} ${at(7)}`,
        `${t.deep} 100`,
      ),
    ),
    path(hull, linear(90, `${t.deep}/0 45`, `${t.deep}/.4 100`)),
    shape(
      [
        [left[0], left[1], round],
        [back[0], back[1], round],
        [right[0], right[1], round],
        [front[0], front[1], round],
      ],
      linear(30, `${t.glow} 0`, `${t.light} 34`, `${t.base} 82`, `${t.dark} 100`),
    ),
  ].join('')
}

/** The shadow under a block, in the shape of its foot. */
export function blockShadow(
  left: Point,
  back: Point,
  right: Point,
  front: Point,
  strength = 1,
): string {
  const cx = (left[0] + right[0]) / 2
  const cy = (back[1] + front[1]) / 2
  const ring = (grow: number, dx: number, opacity: number) =>
    shape(
      [left, back, right, front].map(
        ([x, y]) => [cx + (x - cx) * grow + dx, cy + (y - cy) * grow + dx * 0.3, 60] as const,
      ),
      '#23142a',
      `opacity="${(opacity * strength).toFixed(3)}"`,
    )
  return [1.2, 1.17, 1.14, 1.11, 1.08, 1.05, 1.02, 0.99]
    .map((grow, i) => ring(grow, 34 - i * 4, 0.035 + i * 0.008))
    .join('')
}
