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
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

const k = 0.23

function lid({ body, trim }: Palette): string {
  const dome = 'M196 398C196 300 320 262 480 262C640 262 764 300 764 398A284 66 0 0 1 196 398Z'
  return [
    turned(
      480,
      k,
      [
        [292, 392],
        [292, 412, 8],
      ],
      trim,
    ),
    path(
      dome,
      radial(
        36,
        18,
        88,
        `${trim.glow} 0`,
        `${trim.light} 22`,
        `${trim.base} 58`,
        `${trim.dark} 100`,
      ),
    ),
    path(
      'M196 398A284 66 0 0 0 764 398C764 392 763 384 761 378A284 66 0 0 1 199 378C197 384 196 392 196 398Z',
      linear(
        0,
        `${trim.deep}/.25 0`,
        '#ffffff/.75 30',
        `${trim.base}/.2 60`,
        `${trim.deep}/.5 100`,
      ),
    ),
    path(
      'M262 344C300 302 380 284 452 280C400 296 330 314 300 356C284 372 246 366 262 344Z',
      '#ffffff',
      'opacity=".6"',
    ),
    oval(496, 286, 84, 20, `${trim.deep}`, 'opacity=".35"'),
    turned(
      480,
      0.25,
      [
        [58, 232],
        [66, 252, 14],
        [44, 282, 10],
      ],
      body,
    ),
    oval(480, 232, 58, 15, linear(30, body.glow, body.light, body.base)),
    oval(640, 330, 26, 10, black.base),
    oval(638, 327, 19, 6, black.deep),
  ].join('')
}

function openPot({ trim, body }: Palette): string {
  const rice = Array.from({ length: 70 }, (_, i) => {
    const a = i * 2.399963
    const r = Math.sqrt((i + 0.5) / 70)
    return group(
      `translate(${(480 + Math.cos(a) * r * 218).toFixed(0)} ${(392 + Math.sin(a) * r * 42).toFixed(0)}) rotate(${(i * 67) % 180})`,
      oval(0, 0, 13, 5.5, i % 3 ? '#fffdf6' : '#eadfc8'),
    )
  }).join('')
  return [
    group(
      'translate(0 -150) rotate(-9 480 380)',
      path(
        'M204 300C204 190 330 150 480 150C630 150 756 190 756 300A276 120 0 0 1 204 300Z',
        radial(36, 20, 88, `${trim.glow} 0`, `${trim.base} 60`, `${trim.dark} 100`),
      ),
      oval(480, 300, 276, 116, linear(60, metal.dark, metal.light, metal.glow, metal.base)),
      oval(480, 302, 238, 96, linear(60, metal.light, metal.base, metal.dark)),
      oval(480, 300, 40, 16, body.base),
    ),
    turned(
      480,
      k,
      [
        [292, 388],
        [292, 412, 8],
      ],
      trim,
    ),
    oval(480, 388, 292, 67, linear(20, metal.glow, metal.base, metal.light, metal.dark)),
    oval(480, 392, 262, 57, linear(90, metal.deep, metal.dark)),
    oval(480, 398, 244, 48, radial(45, 35, 70, '#fffdf6 0', '#f3ead8 60', '#cfc2aa 100')),
    rice,
  ].join('')
}

/** A round cooker with side handles, a lever and two lights; its other picture shows the rice. */
export function riceCooker(palette: Palette, pose: Pose = 'hero'): string {
  const { body, trim, accent } = palette
  const profile = [
    [284, 410],
    [306, 560, 120],
    [270, 752, 70],
    [232, 782, 10],
  ] as const
  return [
    shadow(480, 806, 268, 66),
    turned(
      480,
      k,
      [
        [226, 772],
        [220, 806, 6],
      ],
      black,
    ),
    tube('M190 500C128 494 112 560 182 586', 42, black),
    tube('M770 500C832 494 848 560 778 586', 42, black),
    turned(480, k, profile, body),
    path(
      turnedPath(480, k, [
        [284, 410],
        [292, 452],
      ]),
      linear(0, `${body.deep}/.5 0`, `${body.dark}/.25 40`, `${body.deep}/.6 100`),
    ),
    gloss(480, k, 292, 446, 286, 690, -0.8, -0.6, 0.62),
    gloss(480, k, 292, 446, 290, 680, -0.55, -0.5, 0.34),
    path(patchPath(480, k, 298, 680, 262, 758, 0.86, 0.97), linear(0, '#ffffff/0', '#ffffff/.28')),
    patch(
      patchPath(480, k, 300, 512, 288, 676, -0.26, 0.32),
      linear(70, `${trim.glow} 0`, `${trim.base} 60`, `${trim.dark} 100`),
      40,
    ),
    patch(
      patchPath(480, k, 300, 520, 289, 668, -0.235, 0.295),
      linear(70, black.light, black.base, black.deep),
      26,
    ),
    oval(446, 604, 17, 16, radial(40, 35, 70, accent.glow, accent.base, accent.dark)),
    oval(538, 604, 17, 16, radial(40, 35, 70, '#ffd9cf', '#e5654b', '#8e2c22')),
    line('M446 658L540 658', 22, black.deep),
    line('M474 656L510 656', 24, metal.base),
    line('M474 652L510 652', 10, metal.glow),
    band(
      480,
      k,
      284,
      410,
      288,
      430,
      linear(0, metal.dark, metal.glow, metal.base, metal.light, metal.deep),
    ),
    pose === 'hero' ? lid(palette) : openPot(palette),
  ].join('')
}
