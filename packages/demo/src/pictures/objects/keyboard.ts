import { blockShadow, onPlane, slab } from '../block.ts'
import { plate } from '../material.ts'
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
    blockShadow([36, 566], [330, 392], [930, 560], [660, 794], 1),
    slab([30, 520], [318, 344], [936, 512], [664, 742], 44, 44, body),
    onPlane(
      [318, 350],
      [606, 164],
      [-280, 168],
      plate(2.5, 5, 95, 90, 2.5, body.deep, 'opacity=".4"'),
      ...keys,
    ),
  ].join('')
  return mirrored
    ? `<g transform="translate(960 -40) scale(-1 1)">${drawing}</g>`
    : `<g transform="translate(0 -40)">${drawing}</g>`
}
