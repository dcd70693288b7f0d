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
  const blade = group(
    'translate(318 846) rotate(-84) scale(.95)',
    path(
      'M0 -34L330 -30C390 -26 430 0 452 22L0 26Z',
      linear(90, metal.light, metal.glow, metal.base, metal.dark),
    ),
    path('M0 8L440 14L452 22L0 26Z', '#ffffff', 'opacity=".8"'),
  )
  return [
    shadow(470, 812, 250, 50),
    pose === 'other' ? group('translate(0 0)', shadow(220, 830, 130, 22, 0.7)) : '',
    handle(440, 360, 1.02),
    handle(556, 396, 0.92),
    handle(650, 450, 0.76),
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
    pose === 'other'
      ? group(
          'translate(-60 0)',
          blade,
          group(
            'translate(322 830) rotate(178)',
            path('M-30 20L-30 -40L30 -40L30 20Z', metal.base),
          ),
        )
      : '',
  ].join('')
}
