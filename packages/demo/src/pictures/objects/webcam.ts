import { group, oval, path, plate, shadow, turned } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A webcam on a foot; the other picture has its cover over the lens. */
export function webcam({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  return [
    shadow(490, 810, 216, 52),
    turned(
      480,
      0.26,
      [
        [176, 764],
        [190, 792, 16],
        [184, 812],
      ],
      black,
    ),
    oval(480, 764, 176, 46, linear(25, black.light, black.base, black.deep)),
    turned(
      480,
      0.24,
      [
        [40, 610],
        [34, 700, 20],
        [58, 768],
      ],
      metal,
    ),
    oval(480, 616, 54, 40, radial(34, 26, 80, trim.glow, trim.base, trim.deep)),
    plate(156, 268, 668, 330, 165, body.deep, 'transform="translate(18 10)"'),
    plate(
      146,
      262,
      668,
      330,
      165,
      linear(40, `${body.glow} 0`, `${body.light} 25`, `${body.base} 62`, `${body.dark} 100`),
    ),
    plate(176, 288, 608, 278, 139, linear(40, '#4a4b58', '#2c2d37', '#16161d')),
    path(
      'M210 420C210 340 260 302 340 302L560 302C430 330 320 390 290 540C240 520 210 480 210 420Z',
      linear(50, '#ffffff/.2', '#ffffff/.01'),
    ),
    `<circle cx="480" cy="427" r="124" fill="${linear(40, metal.glow, metal.base, metal.deep)}"/>`,
    `<circle cx="480" cy="427" r="110" fill="${linear(220, '#3c3d4a', '#0d0d14')}"/>`,
    `<circle cx="480" cy="427" r="80" fill="${radial(42, 36, 70, '#5a7fa8 0', '#2b3e66 40', '#11131f 85', '#08090f 100')}"/>`,
    `<circle cx="480" cy="427" r="40" fill="${radial(40, 36, 70, '#7b5fa8 0', '#1b1c33 70', '#06060c 100')}"/>`,
    oval(446, 392, 22, 15, '#ffffff', 'opacity=".85" transform="rotate(-36 446 392)"'),
    oval(508, 460, 9, 7, '#ffffff', 'opacity=".5"'),
    ...[248, 268, 288].flatMap((x) =>
      [410, 430, 450].map((y) => oval(x, y, 5, 5, '#000000', 'opacity=".6"')),
    ),
    ...[672, 692, 712].flatMap((x) =>
      [410, 430, 450].map((y) => oval(x, y, 5, 5, '#000000', 'opacity=".6"')),
    ),
    oval(640, 340, 10, 10, radial(40, 40, 70, '#f2ffe6', '#9be05a')),
    path(
      'M196 400C206 340 250 292 320 280C270 300 240 340 230 396C222 416 196 416 196 400Z',
      '#ffffff',
      'opacity=".4"',
    ),
    pose === 'other'
      ? group(
          'translate(0 0)',
          plate(372, 318, 216, 218, 40, accent.deep, 'transform="translate(8 6)"'),
          plate(368, 314, 216, 218, 40, linear(40, accent.glow, accent.base, accent.dark)),
          plate(446, 484, 60, 14, 7, accent.deep, 'opacity=".5"'),
        )
      : '',
  ].join('')
}
