import {
  band,
  gloss,
  group,
  line,
  oval,
  patch,
  patchPath,
  path,
  plate,
  shadow,
  tube,
  turned,
} from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

const k = 0.22
const cx = 450

/** A tall kettle on its base; its other picture has the lid up and the steam out. */
export function electricKettle(palette: Palette, pose: Pose = 'hero'): string {
  const { body, trim, accent } = palette
  const profile = [
    [158, 300],
    [180, 420, 80],
    [226, 700, 80],
    [216, 748, 16],
  ] as const
  const lid = [
    turned(
      cx,
      k,
      [
        [120, 262],
        [158, 286, 26],
        [160, 304],
      ],
      trim,
    ),
    oval(cx, 264, 120, 25, linear(25, trim.glow, trim.light, trim.base)),
    oval(cx + 6, 258, 46, 11, trim.deep, 'opacity=".4"'),
    turned(
      cx,
      0.24,
      [
        [34, 220],
        [42, 238, 8],
        [28, 256, 6],
      ],
      body,
    ),
    oval(cx, 220, 34, 9, body.light),
  ]
  const open = [
    oval(cx, 298, 158, 35, linear(20, metal.glow, metal.base, metal.dark)),
    oval(cx, 302, 140, 28, linear(90, metal.deep, metal.dark)),
    oval(cx, 310, 118, 18, radial(40, 40, 60, '#d7edf5', '#8fb9c9')),
    group(
      'translate(588 254) rotate(58) scale(1 .9)',
      oval(0, -70, 136, 62, linear(20, trim.light, trim.base, trim.dark)),
      oval(0, -62, 122, 50, linear(60, metal.light, metal.base)),
    ),
    line('M400 240C360 190 440 160 400 96', 26, '#ffffff', 'opacity=".55"'),
    line('M468 236C430 180 508 140 464 70', 20, '#ffffff', 'opacity=".45"'),
  ]
  return [
    shadow(470, 812, 270, 60),
    turned(
      cx,
      k,
      [
        [246, 778],
        [252, 796, 10],
        [244, 816, 8],
      ],
      black,
    ),
    oval(cx, 778, 246, 54, linear(20, black.light, black.base, black.deep)),
    tube('M600 336C730 296 800 372 788 470C778 570 726 640 664 668', 62, trim),
    line('M772 420C776 500 748 570 712 612', 12, trim.deep, 'opacity=".35"'),
    path(
      'M322 352C280 336 226 318 190 322C182 340 230 404 296 470Z',
      linear(35, body.glow, body.light, body.base, body.dark),
    ),
    path('M190 322C206 312 262 324 318 342L300 354C262 338 222 328 190 322Z', body.deep),
    turned(cx, k, profile, body),
    gloss(cx, k, 164, 340, 212, 700, -0.78, -0.56, 0.62),
    gloss(cx, k, 164, 344, 212, 690, -0.5, -0.45, 0.32),
    path(patchPath(cx, k, 186, 440, 220, 720, 0.88, 0.97), linear(0, '#ffffff/0', '#ffffff/.26')),
    patch(
      patchPath(cx, k, 178, 436, 210, 634, 0.2, 0.33),
      linear(90, '#cfe7ee/.95 0', '#cfe7ee/.95 38', '#7fb4c8 39', '#5a93ab 100'),
      26,
    ),
    path(patchPath(cx, k, 178, 424, 210, 640, 0.17, 0.21), '#ffffff', 'opacity=".7"'),
    band(
      cx,
      k,
      222,
      716,
      216,
      750,
      linear(0, metal.dark, metal.glow, metal.base, metal.light, metal.deep),
    ),
    band(
      cx,
      k,
      158,
      300,
      162,
      326,
      linear(0, metal.dark, metal.glow, metal.base, metal.light, metal.deep),
    ),
    plate(
      690,
      640,
      50,
      34,
      15,
      linear(60, accent.glow, accent.base, accent.dark),
      'transform="rotate(-35 715 657)"',
    ),
    ...(pose === 'hero' ? lid : open),
  ].join('')
}
