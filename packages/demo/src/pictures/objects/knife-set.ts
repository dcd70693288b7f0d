import { group, path, shadow, shape } from '../material.ts'
import { linear } from '../paint.ts'
import { metal, wood, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** Three knives in a leaning block; its other picture has one knife out. */
export function knifeSet({ body, accent }: Palette, pose: Pose = 'hero'): string {
  const handle = (x: number, y: number, s: number) =>
    group(
      `translate(${x} ${y}) rotate(24) scale(${s})`,
      path(
        'M-30 20L-26 -40L26 -40L30 20Z',
        linear(0, metal.base, metal.glow, metal.base, metal.deep),
      ),
      path(
        'M-34 -34C-40 -120 -26 -180 -36 -250C-38 -286 30 -292 34 -254C30 -190 40 -120 34 -34Z',
        linear(0, `${body.base} 0`, `${body.glow} 26`, `${body.base} 54`, `${body.deep} 100`),
      ),
      ...[-80, -150, -220].map((at) => `<circle cx="0" cy="${at}" r="9" fill="${metal.light}"/>`),
      path(
        'M-24 -60C-28 -120 -16 -180 -24 -240C-14 -240 -10 -120 -14 -60Z',
        '#ffffff',
        'opacity=".4"',
      ),
    )
  const knife = group(
    'translate(470 872) rotate(-9)',
    path(
      'M-60 -40C-180 -44 -330 -30 -420 18C-330 34 -180 36 -60 34Z',
      linear(90, `${metal.light} 0`, `${metal.glow} 45`, `${metal.base} 62`, `${metal.dark} 100`),
    ),
    path('M-60 20C-180 24 -330 26 -420 18C-330 34 -180 36 -60 34Z', '#ffffff', 'opacity=".85"'),
    path('M-64 -44L-28 -44L-28 38L-64 38Z', linear(90, metal.glow, metal.base, metal.deep)),
    path(
      'M-30 -44C60 -50 150 -36 240 -46C276 -46 284 40 246 40C150 46 60 32 -30 38Z',
      linear(90, `${body.glow} 0`, `${body.light} 22`, `${body.base} 55`, `${body.deep} 100`),
    ),
    ...[30, 110, 190].map((x) => `<circle cx="${x}" cy="-2" r="10" fill="${metal.light}"/>`),
    path('M-10 -30C70 -36 150 -24 230 -32C232 -22 150 -12 70 -18Z', '#ffffff', 'opacity=".4"'),
  )
  return [
    shadow(470, 812, 250, 50),
    shape(
      [
        [258, 330, 34],
        [556, 420, 30],
        [556, 820, 40],
        [330, 820, 46],
      ],
      linear(30, `${wood.light} 0`, `${wood.base} 60`, `${wood.dark} 100`),
    ),
    shape(
      [
        [380, 268, 26],
        [700, 398, 30],
        [556, 424, 14],
        [258, 336, 20],
      ],
      linear(20, wood.glow, wood.light, wood.base),
    ),
    shape(
      [
        [556, 420, 14],
        [702, 396, 30],
        [712, 770, 40],
        [556, 822, 20],
      ],
      linear(80, wood.dark, wood.deep),
    ),
    ...[
      [330, 420, 440, 790],
      [400, 420, 486, 800],
      [300, 380, 386, 760],
    ].map(([a = 0, b = 0, c = 0, d = 0]) =>
      path(
        `M${a} ${b}C${a + 20} ${b + 150} ${c - 40} ${d - 120} ${c} ${d}`,
        'none',
        `stroke="${wood.dark}" stroke-width="5" opacity=".35"`,
      ),
    ),
    path(
      'M286 372L300 372C318 520 340 660 368 790L352 790C324 660 300 520 286 372Z',
      '#ffffff',
      'opacity=".32"',
    ),
    ...[
      [440, 340],
      [548, 376],
      [640, 404],
    ].map(([x = 0, y = 0]) =>
      shape(
        [
          [x - 46, y - 8, 8],
          [x + 40, y - 14, 8],
          [x + 50, y + 4, 8],
          [x - 36, y + 12, 8],
        ],
        wood.deep,
        'opacity=".75"',
      ),
    ),
    handle(440, 360, 1.02),
    handle(556, 396, 0.92),
    handle(650, 428, 0.76),
    shape(
      [
        [352, 700, 8],
        [420, 700, 8],
        [428, 734, 8],
        [360, 734, 8],
      ],
      accent.base,
      'opacity=".9"',
    ),
    pose === 'other' ? shadow(400, 900, 300, 22, 0.7) + knife : '',
  ].join('')
}
