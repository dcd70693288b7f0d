import {
  band,
  gloss,
  group,
  oval,
  patchPath,
  path,
  shadow,
  turned,
  turnedPath,
} from '../material.ts'
import { linear } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

const k = 0.24
const cx = 480

function spices(): string {
  const colours = ['#c2452d', '#e0912f', '#8c4a22', '#6d8f3a', '#d8b24a']
  return Array.from({ length: 46 }, (_, i) => {
    const x = cx + Math.cos(i * 2.4) * Math.sqrt(i / 46) * 158
    const y = 470 + Math.sin(i * 2.4) * Math.sqrt(i / 46) * 34
    return oval(
      x,
      y,
      15,
      9,
      colours[i % 5]!,
      `transform="rotate(${(i * 53) % 180} ${x.toFixed(0)} ${y.toFixed(0)})"`,
    )
  }).join('')
}

/** A motor, a clear bowl of spices and a lid to press; its other picture has the lid beside it. */
export function miniGrinder({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const bowl = [
    [186, 330],
    [196, 420, 40],
    [168, 548, 40],
  ] as const
  const lid = [
    turned(
      0,
      k,
      [
        [104, -84],
        [176, -52, 54],
        [204, 6, 24],
        [204, 34, 8],
      ],
      body,
    ),
    gloss(0, k, 164, -50, 200, 10, -0.76, -0.5, 0.7),
    oval(0, -84, 104, 25, linear(25, body.glow, body.light, body.base)),
    oval(4, -84, 74, 18, body.deep, 'opacity=".5"'),
    turned(
      0,
      k,
      [
        [64, -112],
        [68, -86, 8],
      ],
      trim,
    ),
    oval(0, -112, 64, 15.5, linear(25, trim.glow, trim.light, trim.base)),
  ]
  return [
    shadow(cx, 812, 232, 56),
    turned(
      cx,
      k,
      [
        [208, 800],
        [204, 814],
      ],
      black,
    ),
    turned(
      cx,
      k,
      [
        [176, 552],
        [188, 600, 40],
        [226, 770, 60],
        [212, 800, 10],
      ],
      body,
    ),
    gloss(cx, k, 190, 600, 220, 760, -0.8, -0.58, 0.6),
    path(patchPath(cx, k, 196, 620, 222, 770, 0.88, 0.97), linear(0, '#ffffff/0', '#ffffff/.26')),
    oval(cx - 6, 742, 52, 40, linear(50, trim.light, trim.base, trim.dark)),
    oval(cx - 6, 740, 36, 27, linear(230, accent.light, accent.base, accent.dark)),
    oval(cx - 16, 732, 14, 8, accent.glow, 'opacity=".8"'),
    band(
      cx,
      k,
      178,
      548,
      180,
      580,
      linear(0, metal.dark, metal.glow, metal.base, metal.light, metal.deep),
    ),
    path(
      turnedPath(cx, k, bowl),
      linear(0, '#dcecef/.85 0', '#f6fcfd/.5 22', '#d5e8ec/.35 60', '#9fbfc8/.75 100'),
    ),
    oval(cx, 536, 164, 38, '#7d3a22', 'opacity=".55"'),
    path(
      turnedPath(cx, k, [
        [182, 470],
        [166, 544, 30],
      ]),
      linear(0, '#7a3320 0', '#d77b35 28', '#b5562a 60', '#5f2618 100'),
    ),
    oval(cx, 470, 182, 43, linear(20, '#e9a04a', '#c96a32', '#8d3f22')),
    spices(),
    path(
      turnedPath(cx, k, bowl),
      linear(
        0,
        '#ffffff/.35 0',
        '#ffffff/.04 16',
        '#ffffff/0 70',
        '#ffffff/.3 96',
        '#ffffff/.05 100',
      ),
    ),
    gloss(cx, k, 186, 346, 172, 530, -0.8, -0.6, 0.95),
    gloss(cx, k, 186, 350, 172, 520, 0.74, 0.8, 0.6),
    oval(cx, 330, 186, 44, '#ffffff', 'opacity=".45"'),
    oval(cx, 333, 172, 38, '#b7ccd2', 'opacity=".55"'),
    pose === 'hero'
      ? group(`translate(${cx} 306)`, ...lid)
      : shadow(760, 836, 150, 34, 0.9) + group(`translate(752 806) scale(.74)`, ...lid),
  ].join('')
}
