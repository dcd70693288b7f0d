import {
  band,
  gloss,
  group,
  line,
  oval,
  patch,
  patchPath,
  path,
  shadow,
  tube,
  turned,
  turnedPath,
} from '../material.ts'
import { linear } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

const k = 0.2
const cx = 460

/** A jar on a heavy base with a dial; its other picture is full of juice. */
export function blender({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const jar = [
    [176, 176],
    [168, 300],
    [126, 540, 20],
  ] as const
  const juice =
    pose === 'other' ? ['#f7b26a', '#ef8f3f', '#c9642b'] : ['#f6a5a0', '#e4697a', '#a83d5c']
  return [
    shadow(cx + 6, 822, 222, 48),
    turned(
      cx,
      k,
      [
        [196, 806],
        [200, 824],
      ],
      black,
    ),
    tube('M612 226C716 214 736 262 724 340C714 410 684 456 604 492', 42, trim),
    turned(
      cx,
      k,
      [
        [132, 556],
        [150, 596, 26],
        [214, 776, 60],
        [204, 810, 10],
      ],
      body,
    ),
    gloss(cx, k, 158, 610, 204, 750, -0.8, -0.58),
    patch(
      patchPath(cx, k, 184, 668, 204, 752, -0.3, 0.3),
      linear(70, trim.glow, trim.base, trim.dark),
      30,
    ),
    oval(cx, 756, 44, 42, linear(60, black.light, black.base, black.deep)),
    oval(cx - 3, 750, 31, 30, linear(60, metal.glow, metal.base, metal.dark)),
    line(`M${cx - 3} 748L${cx + 10} 728`, 8, accent.base),
    band(cx, k, 134, 540, 138, 574, linear(0, black.base, black.light, black.base, black.deep)),
    path(
      turnedPath(cx, k, jar),
      linear(0, '#dcecef/.85 0', '#f6fcfd/.45 22', '#d5e8ec/.3 60', '#9fbfc8/.75 100'),
    ),
    path(
      turnedPath(
        cx,
        k,
        pose === 'other'
          ? [
              [166, 250],
              [160, 320],
              [124, 536, 20],
            ]
          : [
              [152, 350],
              [124, 536, 20],
            ],
      ),
      linear(0, juice[2]!, juice[0]!, juice[1]!, juice[2]!),
    ),
    pose === 'other'
      ? oval(cx, 250, 166, 33, linear(20, '#ffd9a6', '#f7b26a', '#e08a3f'))
      : oval(cx, 350, 152, 30, linear(20, '#ffd0cb', '#f6a5a0', '#d96b7c')),
    ...[300, 360, 420, 480].map((y) =>
      line(`M${cx + 46} ${y + 30}L${cx + 86} ${y + 27}`, 6, '#ffffff', 'opacity=".75"'),
    ),
    path(
      turnedPath(cx, k, jar),
      linear(
        0,
        '#ffffff/.4 0',
        '#ffffff/.04 14',
        '#ffffff/0 74',
        '#ffffff/.32 96',
        '#ffffff/.05 100',
      ),
    ),
    gloss(cx, k, 172, 196, 132, 510, -0.78, -0.56, 0.9),
    gloss(cx, k, 172, 200, 132, 500, 0.72, 0.8, 0.5),
    turned(
      cx,
      k,
      [
        [182, 148],
        [184, 176, 6],
        [176, 190],
      ],
      body,
    ),
    oval(cx, 148, 182, 36, linear(25, body.glow, body.light, body.base)),
    oval(cx + 4, 148, 96, 19, body.deep, 'opacity=".4"'),
    group(
      'translate(0 0)',
      turned(
        cx,
        0.22,
        [
          [74, 106],
          [82, 144, 10],
        ],
        trim,
      ),
      oval(cx, 106, 74, 16, linear(25, trim.glow, trim.light, trim.base)),
    ),
  ].join('')
}
