import { oval, plate, shadow, shape, turned } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A kitchen scale with a steel plate; in its other picture it weighs tomatoes. */
export function kitchenScale({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const fruit = (x: number, y: number, r: number) =>
    oval(x + 8, y + r * 0.9, r * 0.9, r * 0.24, '#000000', 'opacity=".25"') +
    oval(
      x,
      y,
      r,
      r * 0.94,
      radial(34, 26, 84, '#ffc2a6 0', '#ee6a4c 28', '#d2452f 60', '#7c2018 100'),
    ) +
    plate(x - 6, y - r * 1.05, 12, 22, 5, '#5d8a3a') +
    oval(x, y - r * 0.84, r * 0.42, r * 0.14, '#6fa044') +
    oval(x - r * 0.4, y - r * 0.4, r * 0.2, r * 0.14, '#ffffff', 'opacity=".8"')
  return [
    shadow(480, 790, 340, 74),
    shape(
      [
        [150, 590, 80],
        [810, 590, 80],
        [868, 756, 70],
        [850, 806, 70],
        [110, 806, 70],
        [92, 756, 70],
      ],
      linear(
        0,
        `${body.dark} 0`,
        `${body.base} 12`,
        `${body.light} 34`,
        `${body.base} 62`,
        `${body.deep} 100`,
      ),
    ),
    shape(
      [
        [160, 540, 90],
        [800, 540, 90],
        [866, 752, 80],
        [94, 752, 80],
      ],
      linear(40, `${body.glow} 0`, `${body.light} 34`, `${body.base} 76`, `${body.dark} 100`),
    ),
    shape(
      [
        [352, 668, 24],
        [608, 668, 24],
        [620, 732, 24],
        [340, 732, 24],
      ],
      linear(60, black.light, black.deep),
    ),
    shape(
      [
        [362, 676, 18],
        [598, 676, 18],
        [608, 724, 18],
        [352, 724, 18],
      ],
      linear(60, '#d9f2e4', '#a6d3bb'),
    ),
    ...[404, 446, 488, 536].map((x, i) =>
      plate(x, 686, i === 3 ? 20 : 26, 28, 6, '#2c5546', 'opacity=".8"'),
    ),
    oval(240, 704, 34, 17, linear(40, trim.glow, trim.base, trim.dark)),
    oval(720, 704, 34, 17, linear(40, accent.glow, accent.base, accent.dark)),
    oval(490, 584, 270, 66, body.deep, 'opacity=".45"'),
    turned(
      480,
      0.24,
      [
        [90, 540],
        [90, 590],
      ],
      metal,
    ),
    turned(
      480,
      0.24,
      [
        [284, 516],
        [276, 540, 10],
        [220, 560, 20],
      ],
      metal,
    ),
    oval(
      480,
      516,
      284,
      68,
      linear(20, metal.light, metal.glow, metal.base, metal.glow, metal.dark),
    ),
    oval(480, 520, 250, 56, linear(200, metal.glow, metal.light, metal.base)),
    oval(400, 508, 120, 20, '#ffffff', 'opacity=".5"'),
    pose === 'other'
      ? fruit(470, 396, 84) + fruit(352, 438, 80) + fruit(600, 440, 78) + fruit(470, 470, 80)
      : '',
  ].join('')
}
