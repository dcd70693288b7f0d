import { line, oval, path, plate, shadow, shape } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A power bank on its edge with its ports up; the other picture has a cable in it. */
export function powerBank({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const light = (on: boolean, y: number) =>
    oval(
      352,
      y,
      10,
      13,
      on ? radial(40, 40, 70, '#f2ffe6', '#9be05a') : body.deep,
      on ? '' : 'opacity=".5"',
    )
  return [
    shadow(490, 816, 236, 54),
    pose === 'other'
      ? line('M540 230C540 90 700 60 780 150C860 250 800 420 846 560', 24, trim.dark) +
        line('M536 230C536 86 696 56 776 146C856 246 796 416 842 556', 12, trim.light)
      : '',
    shape(
      [
        [600, 236, 60],
        [706, 196, 40],
        [716, 740, 60],
        [612, 824, 60],
      ],
      linear(75, `${body.dark} 0`, `${body.deep} 100`),
    ),
    shape(
      [
        [272, 210, 60],
        [380, 158, 60],
        [706, 192, 50],
        [606, 250, 50],
      ],
      linear(20, body.glow, body.light, body.base),
    ),
    shape(
      [
        [270, 206, 66],
        [610, 240, 66],
        [620, 828, 76],
        [284, 780, 76],
      ],
      linear(50, `${body.glow} 0`, `${body.light} 24`, `${body.base} 62`, `${body.dark} 100`),
    ),
    shape(
      [
        [300, 240, 50],
        [582, 268, 50],
        [590, 792, 60],
        [314, 750, 60],
      ],
      linear(60, `${body.light} 0`, `${body.base} 50`, `${body.dark} 100`),
      'opacity=".55"',
    ),
    path(
      'M300 300C298 250 320 238 360 240C346 250 336 270 338 310L354 700C352 724 322 720 320 690Z',
      '#ffffff',
      'opacity=".42"',
    ),
    ...[600, 640, 680, 720].map((y, i) => light(i > 0, y)),
    `<g transform="skewX(-28) skewY(5)">${plate(526, 152, 84, 26, 9, black.deep)}${plate(532, 158, 72, 9, 4, accent.base)}${plate(640, 150, 58, 22, 11, black.deep)}</g>`,
    oval(650, 420, 15, 32, linear(20, trim.light, trim.dark)),
    pose === 'other' ? plate(516, 168, 50, 60, 12, linear(0, trim.glow, trim.base, trim.dark)) : '',
    line('M612 264L622 800', 6, '#ffffff', 'opacity=".35"'),
  ].join('')
}
