import { blockShadow, onPlane, slab } from '../block.ts'
import { group, line, oval, plate, shape } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { metal, type Palette, type Tone } from '../palette.ts'
import type { Pose } from '../view.ts'

const meal = [
  shape(
    [
      [150, 424, 60],
      [430, 334, 60],
      [820, 396, 60],
      [582, 496, 60],
    ],
    linear(30, metal.dark, metal.deep),
  ),
  shape(
    [
      [172, 428, 50],
      [388, 358, 50],
      [560, 384, 20],
      [420, 474, 20],
    ],
    radial(40, 40, 70, '#ffffff 0', '#f3ead8 60', '#d8cbb2 100'),
  ),
  shape(
    [
      [444, 474, 20],
      [580, 390, 20],
      [794, 402, 40],
      [586, 488, 40],
    ],
    radial(40, 40, 70, '#f2b25a 0', '#d4762f 60', '#9a4a20 100'),
  ),
  oval(600, 430, 40, 20, '#f6d06a'),
  oval(664, 418, 34, 17, '#7fae4b'),
  oval(556, 448, 26, 13, '#d2452f'),
  oval(706, 440, 26, 12, '#f3e3c0'),
  oval(620, 462, 22, 10, '#7fae4b'),
  ...Array.from({ length: 26 }, (_, i) =>
    oval(
      236 + ((i * 53) % 270),
      436 - ((i * 29) % 56) * (1 - ((i * 53) % 270) / 700),
      9,
      4.5,
      i % 2 ? '#ffffff' : '#e2d6bf',
      `transform="rotate(${(i * 41) % 90} ${236 + ((i * 53) % 270)} 420)"`,
    ),
  ),
]

const clip = (x: number, y: number, skew: number, accent: Tone) =>
  group(
    `translate(${x} ${y}) skewY(${skew})`,
    plate(4, 6, 72, 132, 22, accent.deep, 'opacity=".5"'),
    plate(0, 0, 72, 132, 22, linear(60, accent.glow, accent.base, accent.dark)),
    plate(12, 90, 48, 16, 8, accent.deep, 'opacity=".5"'),
    plate(10, 12, 14, 70, 7, '#ffffff', 'opacity=".5"'),
  )

/** A two-layer lunch box with clips; the other picture is open, with a meal. */
export function lunchBox({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const open = pose === 'other'
  return [
    blockShadow([140, 690], [430, 590], [830, 660], [586, 806], 1.1),
    slab([118, 560], [410, 440], [862, 520], [586, 656], 150, 70, trim, 26),
    slab([110, 430], [408, 320], [872, 396], [586, 526], 132, 70, body, 14),
    ...(open
      ? [
          shape(
            [
              [106, 424, 70],
              [408, 314, 70],
              [876, 390, 70],
              [586, 522, 70],
            ],
            linear(30, metal.glow, metal.light, metal.base),
          ),
          ...meal,
        ]
      : [
          slab([94, 368], [406, 254], [890, 330], [588, 470], 62, 76, trim),
          onPlane(
            [406, 258],
            [484, 74],
            [-312, 112],
            plate(16, 16, 68, 68, 20, body.deep, 'opacity=".3"'),
            plate(17, 18, 66, 65, 19, linear(45, body.glow, body.light, body.base)),
            plate(38, 43, 24, 14, 7, body.deep, 'opacity=".35"'),
            plate(38, 42, 24, 12, 6, linear(45, trim.glow, trim.base)),
          ),
          line('M152 358L380 276', 8, '#ffffff', 'opacity=".8"'),
        ]),
    clip(290, open ? 446 : 428, 11, accent),
    clip(712, open ? 456 : 440, -24, accent),
  ].join('')
}
