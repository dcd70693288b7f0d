import { onPlane, plate, shadow, shape, tube } from '../material.ts'
import { linear } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A wall charger with two ports and two pins; in its other picture a cable is plugged in. */
export function charger({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const pin = (x: number, y: number) => tube(`M${x} ${y}L${x + 92} ${y - 42}`, 40, metal)
  return [
    shadow(470, 800, 280, 64),
    pin(700, 430),
    pin(716, 590),
    shape(
      [
        [560, 330, 56],
        [740, 266, 56],
        [764, 640, 70],
        [580, 800, 70],
      ],
      linear(75, `${body.dark} 0`, `${body.deep} 100`),
    ),
    shape(
      [
        [196, 290, 70],
        [420, 216, 60],
        [744, 262, 60],
        [566, 346, 50],
      ],
      linear(20, `${body.glow} 0`, `${body.light} 50`, `${body.base} 100`),
    ),
    shape(
      [
        [192, 286, 84],
        [572, 336, 84],
        [586, 804, 96],
        [216, 738, 96],
      ],
      linear(50, `${body.glow} 0`, `${body.light} 26`, `${body.base} 66`, `${body.dark} 100`),
    ),
    onPlane(
      [192, 286],
      [380, 50],
      [24, 460],
      plate(14, 14, 72, 72, 14, linear(45, body.base, body.light), 'opacity=".5"'),
      plate(28, 26, 44, 15, 3, linear(60, black.light, black.deep)),
      plate(32, 34, 36, 5, 2, accent.base),
      plate(33, 56, 34, 12, 6, linear(60, black.light, black.deep)),
      plate(38, 61, 24, 2.6, 1.3, metal.light),
      `<circle cx="50" cy="80" r="2.6" fill="#8fd14f"/>`,
    ),
    shape(
      [
        [222, 330, 26],
        [262, 336, 26],
        [276, 690, 26],
        [246, 684, 26],
      ],
      linear(90, '#ffffff/.7', '#ffffff/.05'),
    ),
    pose === 'other'
      ? tube('M392 590C330 640 240 640 180 720C140 780 100 800 40 800', 34, trim) +
        shape(
          [
            [350, 556, 16],
            [450, 566, 16],
            [452, 614, 16],
            [354, 606, 16],
          ],
          linear(60, trim.light, trim.dark),
        )
      : '',
  ].join('')
}
