import {
  band,
  gloss,
  line,
  oval,
  path,
  patchPath,
  plate,
  shadow,
  tube,
  turned,
  turnedPath,
} from '../material.ts'
import { linear } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A round speaker in cloth with a strap; its other picture is larger and lit at the foot. */
export function speaker({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const cx = 480
  const k = 0.25
  const cloth = [
    [222, 300],
    [236, 520, 200],
    [226, 740],
  ] as const
  const dots = Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 27 }, (_, column) => {
      const f = -0.97 + ((column + (row % 2) / 2) * 1.94) / 27
      const y = 330 + row * 26
      const s = Math.sqrt(1 - f * f)
      return `<ellipse cx="${(cx + f * 230).toFixed(0)}" cy="${(y + s * 56).toFixed(0)}" rx="${(5.4 * s + 0.6).toFixed(1)}" ry="5.4"/>`
    }).join(''),
  ).join('')
  return [
    shadow(cx, 812, 252, 62),
    tube('M682 330C770 350 792 440 760 520', 30, trim),
    turned(
      cx,
      k,
      [
        [222, 744],
        [214, 800, 24],
        [190, 812],
      ],
      trim,
    ),
    pose === 'other'
      ? band(
          cx,
          k,
          224,
          742,
          222,
          764,
          linear(0, accent.dark, accent.glow, accent.light, accent.base),
        )
      : '',
    turned(cx, k, cloth, body),
    `<g fill="${body.deep}" opacity=".5">${dots}</g>`,
    path(
      turnedPath(cx, k, cloth),
      linear(
        0,
        `${body.deep}/.35 0`,
        `${body.glow}/.28 26`,
        `${body.base}/0 50`,
        `${body.deep}/.45 92`,
        `${body.light}/.2 100`,
      ),
    ),
    plate(392, 560, 150, 66, 33, linear(30, trim.glow, trim.base, trim.dark)),
    oval(432, 592, 15, 15, accent.base),
    line('M470 592L512 592', 12, trim.deep, 'opacity=".6"'),
    turned(
      cx,
      k,
      [
        [216, 268],
        [226, 292, 12],
        [224, 312],
      ],
      trim,
    ),
    gloss(cx, k, 224, 280, 224, 306, -0.7, -0.4, 0.8),
    oval(cx, 268, 216, 54, linear(25, trim.glow, trim.light, trim.base)),
    oval(cx, 270, 178, 42, linear(25, black.light, black.base, black.deep)),
    oval(cx, 266, 120, 26, linear(25, black.base, black.light)),
    ...[
      [-82, 0],
      [0, 22],
      [82, 0],
      [0, -22],
    ].map(([x = 0, y = 0]) => oval(cx + x, 268 + y, 20, 8, metal.light, 'opacity=".85"')),
    path(patchPath(cx, k, 226, 330, 228, 740, 0.9, 0.975), linear(0, '#ffffff/0', '#ffffff/.24')),
  ].join('')
}
