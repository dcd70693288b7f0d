import { blockShadow, onPlane, slab } from '../block.ts'
import { group, line, oval, plate, shape, tube } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A power bank on its end with its ports up; the other picture has a cable in it. */
export function powerBank({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const light = (on: boolean, y: number) =>
    oval(
      328,
      y,
      9,
      12,
      on ? radial(40, 40, 70, '#f2ffe6', '#9be05a') : body.deep,
      on ? '' : 'opacity=".5"',
    )
  return [
    blockShadow([276, 780], [410, 730], [716, 770], [592, 832], 1.2),
    slab([256, 236], [384, 176], [716, 216], [596, 284], 546, 62, body),
    shape(
      [
        [290, 300, 44],
        [556, 336, 44],
        [556, 790, 54],
        [296, 744, 54],
      ],
      linear(60, `${body.light} 0`, `${body.base} 50`, `${body.dark} 100`),
      'opacity=".6"',
    ),
    shape(
      [
        [304, 330, 22],
        [346, 336, 22],
        [346, 560, 22],
        [306, 554, 22],
      ],
      linear(90, '#ffffff/.55', '#ffffff/.02'),
    ),
    ...[606, 644, 682, 720].map((y, i) => light(i > 0, y)),
    onPlane(
      [384, 180],
      [332, 40],
      [-128, 60],
      plate(12, 30, 34, 44, 10, black.deep),
      plate(15, 38, 28, 14, 4, accent.base),
      plate(60, 36, 26, 32, 14, black.deep),
      plate(65, 46, 16, 10, 5, metal.base),
    ),
    oval(660, 420, 15, 32, linear(20, trim.light, trim.dark)),
    pose === 'other'
      ? group(
          'translate(0 0)',
          shape(
            [
              [382, 150, 12],
              [438, 156, 12],
              [438, 232, 12],
              [382, 226, 12],
            ],
            linear(0, trim.glow, trim.base, trim.dark),
          ),
          tube('M410 150C410 40 560 20 680 70C860 140 800 380 858 560', 26, trim),
        )
      : '',
    line('M300 214L376 180', 7, '#ffffff', 'opacity=".5"'),
  ].join('')
}
