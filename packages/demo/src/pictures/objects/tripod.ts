import { line, oval, plate, shadow, shape, tube, turned } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A tripod with its clamp; a phone is in it, except in the other picture. */
export function tripod({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const foot = (x: number, y: number) =>
    shadow(x, y + 6, 40, 12, 0.8) +
    oval(x, y, 26, 15, linear(40, black.light, black.base, black.deep))
  const phone = [
    plate(300, 96, 360, 186, 30, black.deep, 'transform="translate(8 8)"'),
    plate(298, 94, 360, 186, 30, linear(40, metal.light, black.base, black.deep)),
    plate(312, 106, 332, 162, 22, linear(40, accent.light, accent.base, body.base, body.deep)),
    oval(478, 186, 34, 34, '#ffffff', 'opacity=".85"'),
    shape(
      [
        [468, 168, 3],
        [500, 186, 3],
        [468, 204, 3],
      ],
      accent.dark,
    ),
    shape(
      [
        [318, 112, 18],
        [450, 110, 4],
        [380, 262, 4],
        [320, 262, 18],
      ],
      linear(60, '#ffffff/.4', '#ffffff/0'),
    ),
  ]
  return [
    foot(560, 700),
    tube('M500 470L558 694', 30, metal),
    tube('M500 440L530 560', 44, body),
    foot(200, 812),
    foot(776, 800),
    tube('M480 470L204 800', 30, metal),
    tube('M480 450L340 618', 46, body),
    tube('M488 470L770 788', 30, metal),
    tube('M488 450L634 614', 46, body),
    plate(
      318,
      596,
      50,
      34,
      12,
      linear(60, accent.light, accent.base, accent.dark),
      'transform="rotate(-40 343 613)"',
    ),
    plate(
      606,
      592,
      50,
      34,
      12,
      linear(60, accent.light, accent.base, accent.dark),
      'transform="rotate(48 631 609)"',
    ),
    turned(
      486,
      0.24,
      [
        [66, 410],
        [74, 450, 12],
        [58, 486, 12],
      ],
      body,
    ),
    turned(
      486,
      0.24,
      [
        [22, 330],
        [22, 420],
      ],
      metal,
    ),
    tube('M520 400L640 452', 20, black),
    oval(644, 454, 20, 18, linear(40, trim.glow, trim.base, trim.dark)),
    oval(484, 338, 50, 44, radial(34, 28, 80, black.light, black.base, black.deep)),
    oval(470, 324, 14, 9, '#ffffff', 'opacity=".5"'),
    plate(446, 262, 76, 56, 14, linear(20, body.glow, body.base, body.dark)),
    ...(pose === 'hero' ? phone : []),
    plate(436, 258, 96, 34, 12, linear(30, body.glow, body.base, body.dark)),
    plate(440, 76, 88, 30, 12, linear(30, body.light, body.base, body.dark)),
    pose === 'other'
      ? plate(462, 96, 44, 170, 10, linear(0, body.light, body.base, body.deep))
      : '',
    line('M452 268L500 268', 8, '#ffffff', 'opacity=".5"'),
  ].join('')
}
