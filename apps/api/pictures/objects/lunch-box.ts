import { line, onPlane, oval, plate, shadow, shape } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A two-layer lunch box with clips; the other picture is open, with a meal. */
export function lunchBox({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const open = pose === 'other'
  const clip = (x: number, y: number, skew: number) =>
    `<g transform="translate(${x} ${y}) skewY(${skew})">${plate(0, 0, 72, 150, 22, linear(60, accent.glow, accent.base, accent.dark))}${plate(12, 104, 48, 18, 9, accent.deep, 'opacity=".5"')}${plate(10, 12, 14, 80, 7, '#ffffff', 'opacity=".5"')}</g>`
  const layer = (y: number, t: Palette['body']) =>
    shape(
      [
        [110, y, 50],
        [584, y + 96, 50],
        [580, y + 236, 70],
        [128, y + 132, 70],
      ],
      linear(30, `${t.glow} 0`, `${t.light} 28`, `${t.base} 66`, `${t.dark} 100`),
    ) +
    shape(
      [
        [580, y + 96, 34],
        [866, y - 40, 50],
        [850, y + 92, 70],
        [578, y + 236, 50],
      ],
      linear(70, t.dark, t.deep),
    ) +
    line(`M586 ${y + 120}L583 ${y + 210}`, 7, '#ffffff', 'opacity=".35"')
  const meal = [
    shape(
      [
        [150, 424, 60],
        [430, 330, 60],
        [820, 396, 60],
        [582, 496, 60],
      ],
      linear(30, metal.dark, metal.deep),
    ),
    shape(
      [
        [168, 430, 50],
        [380, 358, 50],
        [560, 388, 20],
        [420, 478, 20],
      ],
      radial(40, 40, 70, '#ffffff 0', '#f3ead8 60', '#d8cbb2 100'),
    ),
    shape(
      [
        [444, 478, 20],
        [580, 394, 20],
        [796, 404, 40],
        [586, 492, 40],
      ],
      radial(40, 40, 70, '#f2b25a 0', '#d4762f 60', '#9a4a20 100'),
    ),
    oval(600, 432, 40, 20, '#f6d06a'),
    oval(660, 420, 34, 17, '#7fae4b'),
    oval(560, 450, 26, 13, '#d2452f'),
    oval(690, 440, 26, 12, '#f3e3c0'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      oval(250 + i * 32, 430 - (i % 3) * 16, 10, 5, '#ffffff'),
    ),
  ]
  return [
    shadow(490, 800, 350, 78),
    layer(560, trim),
    layer(430, body),
    shape(
      [
        [112, 558, 10],
        [584, 656, 10],
        [584, 672, 10],
        [114, 574, 10],
      ],
      body.deep,
      'opacity=".4"',
    ),
    ...(open
      ? [
          shape(
            [
              [104, 420, 60],
              [408, 310, 60],
              [872, 384, 60],
              [584, 512, 60],
            ],
            linear(30, metal.glow, metal.light, metal.base),
          ),
          ...meal,
        ]
      : [
          shape(
            [
              [96, 374, 50],
              [588, 466, 40],
              [586, 540, 50],
              [104, 446, 50],
            ],
            linear(20, trim.light, trim.base, trim.dark),
          ),
          shape(
            [
              [584, 466, 30],
              [884, 330, 50],
              [876, 400, 50],
              [582, 540, 40],
            ],
            linear(70, trim.dark, trim.deep),
          ),
          shape(
            [
              [92, 372, 76],
              [404, 256, 76],
              [890, 330, 76],
              [590, 474, 76],
            ],
            linear(30, `${trim.glow} 0`, `${trim.light} 45`, `${trim.base} 100`),
          ),
          onPlane(
            [404, 258],
            [486, 74],
            [-312, 116],
            plate(16, 16, 68, 68, 18, body.base, 'opacity=".25"'),
            plate(17, 18, 66, 64, 17, linear(45, body.glow, body.light, body.base)),
            plate(40, 44, 20, 12, 6, body.dark, 'opacity=".5"'),
          ),
          line('M130 372L404 274', 8, '#ffffff', 'opacity=".8"'),
        ]),
    clip(300, open ? 466 : 436, 11),
    clip(700, open ? 462 : 436, -24),
  ].join('')
}
