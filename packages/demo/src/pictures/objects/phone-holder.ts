import { onPlane } from '../block.ts'
import { oval, plate, shadow, shape, tube, turned } from '../material.ts'
import { linear } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A desk stand with a phone in it; its other picture is without the phone. */
export function phoneHolder({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const phone = [
    shape(
      [
        [330, 130, 56],
        [640, 96, 56],
        [690, 590, 56],
        [380, 640, 56],
      ],
      black.deep,
      'transform="translate(16 6)"',
    ),
    shape(
      [
        [326, 130, 56],
        [636, 96, 56],
        [686, 590, 56],
        [376, 640, 56],
      ],
      linear(40, metal.light, black.base, black.deep),
    ),
    shape(
      [
        [340, 144, 46],
        [626, 112, 46],
        [672, 578, 46],
        [388, 624, 46],
      ],
      linear(50, accent.light, accent.base, body.base, body.deep),
    ),
    onPlane(
      [340, 144],
      [286, -32],
      [47, 478],
      oval(50, 30, 20, 12, '#ffffff', 'opacity=".85"'),
      plate(22, 52, 56, 6, 3, '#ffffff', 'opacity=".7"'),
      plate(30, 62, 40, 4, 2, '#ffffff', 'opacity=".5"'),
      plate(12, 78, 34, 12, 3, '#ffffff', 'opacity=".35"'),
      plate(54, 78, 34, 12, 3, '#ffffff', 'opacity=".35"'),
    ),
    shape(
      [
        [352, 150, 30],
        [470, 134, 10],
        [420, 400, 10],
        [376, 420, 10],
      ],
      linear(60, '#ffffff/.5', '#ffffff/0'),
    ),
    oval(484, 132, 9, 8, black.deep),
  ]
  return [
    shadow(500, 818, 246, 56),
    turned(
      490,
      0.26,
      [
        [222, 782],
        [232, 802, 10],
        [226, 818],
      ],
      body,
    ),
    oval(490, 782, 222, 58, linear(25, body.glow, body.light, body.base)),
    oval(490, 786, 150, 36, body.deep, 'opacity=".16"'),
    tube('M540 784L600 560L560 400', 54, metal),
    oval(600, 562, 42, 42, linear(40, trim.glow, trim.base, trim.dark)),
    oval(600, 562, 18, 18, linear(40, accent.light, accent.base, accent.dark)),
    shape(
      [
        [370, 300, 40],
        [620, 270, 40],
        [650, 600, 40],
        [400, 636, 40],
      ],
      linear(40, `${body.light} 0`, `${body.base} 50`, `${body.deep} 100`),
    ),
    shape(
      [
        [386, 316, 30],
        [486, 304, 30],
        [450, 480, 30],
        [402, 500, 30],
      ],
      linear(60, '#ffffff/.4', '#ffffff/0'),
    ),
    ...(pose === 'hero'
      ? phone
      : [
          shape(
            [
              [420, 350, 30],
              [590, 330, 30],
              [606, 520, 30],
              [440, 544, 30],
            ],
            linear(40, black.light, black.base, black.deep),
            'opacity=".85"',
          ),
        ]),
    shape(
      [
        [366, 640, 16],
        [694, 600, 16],
        [708, 628, 20],
        [384, 672, 20],
      ],
      body.deep,
      'transform="translate(6 12)"',
    ),
    shape(
      [
        [366, 634, 18],
        [694, 594, 18],
        [708, 626, 22],
        [384, 668, 22],
      ],
      linear(80, body.glow, body.light, body.base, body.dark),
    ),
    ...[
      [424, 640],
      [620, 616],
    ].map(
      ([x = 0, y = 0]) =>
        shape(
          [
            [x, y - 44, 14],
            [x + 40, y - 49, 14],
            [x + 46, y + 14, 18],
            [x + 8, y + 19, 18],
          ],
          linear(30, trim.glow, trim.light, trim.base, trim.dark),
        ) +
        shape(
          [
            [x + 7, y - 38, 6],
            [x + 16, y - 39, 6],
            [x + 20, y + 8, 6],
            [x + 12, y + 9, 6],
          ],
          '#ffffff',
          'opacity=".5"',
        ),
    ),
  ].join('')
}
