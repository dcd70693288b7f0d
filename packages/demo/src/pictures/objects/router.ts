import { blockShadow, onPlane, slab } from '../block.ts'
import { group, oval, path, plate } from '../material.ts'
import { linear, radial } from '../paint.ts'
import type { Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A router with four antennas; they lean in its other picture. */
export function router({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const antenna = (x: number, y: number, angle: number, s = 1) =>
    group(
      `translate(${x} ${y}) rotate(${angle}) scale(${s})`,
      plate(-22, -56, 44, 70, 16, linear(0, body.light, body.base, body.deep)),
      path(
        'M-22 -40L-19 -380C-19 -404 19 -404 19 -380L22 -40Z',
        linear(0, `${body.dark} 0`, `${body.light} 26`, `${body.base} 58`, `${body.deep} 100`),
      ),
      plate(-12, -376, 7, 320, 4, '#ffffff', 'opacity=".35"'),
    )
  const lean = pose === 'hero' ? 1 : 3
  return [
    blockShadow([84, 612], [420, 466], [890, 596], [560, 808]),
    antenna(304, 470, -6 * lean, 0.94),
    antenna(668, 470, 6 * lean, 0.94),
    slab([84, 556], [420, 410], [890, 540], [560, 752], 56, 64, body),
    onPlane(
      [420, 412],
      [468, 130],
      [-332, 146],
      plate(18, 18, 64, 64, 14, trim.base, 'opacity=".5"'),
      plate(18, 17, 64, 62, 14, linear(45, trim.glow, trim.light, trim.base)),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        plate(30, 28 + i * 7.5, 40, 2.4, 1.2, trim.deep, 'opacity=".4"'),
      ),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      oval(
        236 + i * 58,
        648 + i * 22.6,
        11,
        11,
        i === 4
          ? radial(40, 40, 70, accent.glow, accent.base)
          : radial(40, 40, 70, '#f2ffe6', '#8fd14f'),
      ),
    ),
    antenna(180, 574, -12 * lean),
    antenna(812, 566, 12 * lean),
  ].join('')
}
