import { band, oval, path, shadow, turned } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A standing LED bulb; lit in its other picture. */
export function bulb({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const cx = 480
  const k = 0.2
  const glass =
    'M284 366C284 236 370 142 480 142C590 142 676 236 676 366C676 450 632 500 606 556A126 26 0 0 1 354 556C328 500 284 450 284 366Z'
  const lit = pose === 'other'
  return [
    lit
      ? oval(
          cx,
          350,
          400,
          330,
          radial(
            50,
            50,
            50,
            `${accent.light}/.85 0`,
            `${accent.light}/.3 45`,
            `${accent.light}/0 100`,
          ),
        )
      : '',
    shadow(cx, 830, 110, 32),
    turned(
      cx,
      k,
      [
        [84, 716],
        [86, 800, 6],
        [56, 830, 10],
      ],
      metal,
    ),
    ...[726, 752, 778].map((y) =>
      band(cx, k, 88, y, 88, y + 12, linear(0, metal.dark, metal.glow, metal.base, metal.deep)),
    ),
    turned(
      cx,
      0.2,
      [
        [40, 826],
        [34, 840, 6],
      ],
      trim,
    ),
    turned(
      cx,
      k,
      [
        [136, 548],
        [120, 640, 30],
        [92, 716, 10],
      ],
      body,
    ),
    ...[-0.75, -0.3, 0.2, 0.62].map((f) =>
      path(
        `M${cx + f * 130} 586L${cx + f * 130 + 10} 588L${cx + f * 104 + 8} 694L${cx + f * 104} 692Z`,
        body.deep,
        'opacity=".3"',
      ),
    ),
    band(cx, k, 136, 546, 134, 574, linear(0, body.dark, body.glow, body.light, body.deep)),
    path(
      glass,
      lit
        ? radial(46, 42, 66, '#ffffff 0', '#fff9df 45', '#ffe28c 100')
        : radial(36, 26, 84, '#ffffff 0', '#f8f6ee 40', '#dcd8d2 78', '#b3abb4 100'),
    ),
    path(
      'M326 372C326 276 374 208 440 184C392 232 366 306 378 392C384 440 338 430 326 372Z',
      '#ffffff',
      `opacity="${lit ? 0.5 : 0.85}"`,
    ),
    path('M640 300C656 360 646 430 612 486C640 430 646 360 632 300Z', '#ffffff', 'opacity=".6"'),
  ].join('')
}
