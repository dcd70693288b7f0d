import { group, oval, path, shadow, tube, turned } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A desk lamp with a bent arm and its light on; its other picture bends lower. */
export function lamp({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const low = pose === 'other'
  const head = group(
    low ? 'translate(600 352) rotate(-6)' : 'translate(596 262) rotate(-24)',
    path(
      'M-150 150L-330 560L330 560L150 150Z',
      linear(90, '#fff3bf/.75 0', '#ffe9a0/.28 50', '#ffe9a0/0 100'),
      low ? 'transform="scale(1 .8)"' : 'transform="rotate(14)"',
    ),
    oval(0, 136, 176, 46, radial(50, 40, 60, '#fffdf0 0', '#fff2c0 45', '#f6cf6a 100')),
    path(
      'M-176 136C-170 20 -110 -80 -56 -110A62 20 0 0 1 56 -110C110 -80 170 20 176 136A176 46 0 0 1 -176 136Z',
      linear(
        0,
        `${body.base} 0`,
        `${body.light} 20`,
        `${body.glow} 30`,
        `${body.base} 54`,
        `${body.dark} 84`,
        `${body.deep} 100`,
      ),
    ),
    path(
      'M-176 136A176 46 0 0 0 176 136A176 40 0 0 1 -176 136Z',
      linear(0, body.light, '#fff6d8', body.dark),
    ),
    path(
      'M-140 116C-134 30 -96 -50 -60 -84C-80 -20 -98 60 -100 126C-114 126 -128 122 -140 116Z',
      '#ffffff',
      'opacity=".5"',
    ),
    turned(
      0,
      0.3,
      [
        [44, -142],
        [58, -112, 8],
      ],
      trim,
    ),
    oval(0, -142, 44, 13, trim.light),
    path('M-176 136A176 46 0 0 0 176 136A176 46 0 0 1 -176 136Z', '#fff6cf'),
    oval(0, 138, 164, 40, radial(50, 50, 55, '#ffffff 0', '#fff4c4 55', '#ffd667 100')),
  )
  return [
    shadow(352, 822, 196, 46),
    oval(640, 812, 230, 48, radial(50, 50, 50, '#fff0b0/.7 0', '#fff0b0/0 100')),
    turned(
      340,
      0.24,
      [
        [172, 786],
        [182, 806, 14],
        [176, 824, 6],
      ],
      trim,
    ),
    oval(340, 786, 172, 42, linear(25, trim.glow, trim.light, trim.base)),
    turned(
      340,
      0.24,
      [
        [44, 752],
        [56, 782, 8],
      ],
      body,
    ),
    tube('M340 760L262 520', 34, metal),
    tube(low ? 'M262 520L540 320' : 'M262 520L548 214', 30, metal),
    oval(262, 520, 40, 40, radial(36, 28, 80, body.glow, body.base, body.dark)),
    oval(262, 520, 16, 16, radial(36, 28, 80, accent.glow, accent.base, accent.dark)),
    head,
  ].join('')
}
