import { onPlane, plate, shadow, shape } from '../material.ts'
import { linear } from '../paint.ts'
import type { Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A keyboard from above its corner; the other picture is seen from the other side. */
export function keyboard({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const widths = [
    [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 14],
    [9, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 11],
    [11, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 16],
    [14, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 13],
    [8, 8, 8, 38, 8, 8, 8],
  ]
  const keys = widths.flatMap((row, r) => {
    const total = row.reduce((sum, width) => sum + width, 0)
    let x = 4
    return row.map((width, i) => {
      const w = (width / total) * 92
      const special = (r === 0 && i === 0) || (r === 2 && i === row.length - 1)
      const key = special
        ? accent
        : i === 0 || i === row.length - 1 || (r === 4 && i !== 3)
          ? body
          : trim
      const at = x
      x += w
      const y = 9 + r * 17
      return (
        plate(at + 0.5, y + 1.6, w - 1, 14.4, 1.7, key.deep) +
        plate(at + 0.5, y, w - 1, 13.6, 1.7, linear(50, key.glow, key.light, key.base)) +
        plate(at + 1.3, y + 1, w - 2.6, 10, 1.4, key.light, 'opacity=".7"')
      )
    })
  })
  const mirrored = pose === 'other'
  const drawing = [
    shadow(500, 640, 420, 120, 0.9),
    shape(
      [
        [44, 524, 30],
        [560, 742, 26],
        [560, 786, 34],
        [48, 570, 34],
      ],
      linear(0, body.light, body.base, body.dark),
    ),
    shape(
      [
        [560, 742, 26],
        [916, 452, 30],
        [914, 494, 34],
        [560, 786, 34],
      ],
      linear(60, body.dark, body.deep),
    ),
    shape(
      [
        [40, 524, 40],
        [404, 268, 40],
        [920, 450, 40],
        [560, 746, 44],
      ],
      linear(30, body.glow, body.light, body.base, body.dark),
    ),
    onPlane(
      [404, 272],
      [512, 180],
      [-358, 252],
      plate(2, 5, 96, 91, 3, body.deep, 'opacity=".45"'),
      ...keys,
    ),
  ].join('')
  return mirrored
    ? `<g transform="translate(960 -20) scale(-1 1)">${drawing}</g>`
    : `<g transform="translate(0 -30)">${drawing}</g>`
}
