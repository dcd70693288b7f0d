import { band, gloss, group, line, oval, path, shadow, turned, turnedPath } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

function bristles(cx: number, top: number, r: number, height: number): string {
  const d = turnedPath(cx, 0.26, [
    [r * 0.86, top],
    [r, top + height, 20],
  ])
  const lines = Array.from({ length: 25 }, (_, i) => {
    const f = -0.96 + i * 0.08
    const s = Math.sqrt(1 - f * f) * r * 0.26
    return line(
      `M${cx + f * r * 0.86} ${top + s * 0.86}L${cx + f * r} ${top + height + s}`,
      5,
      i % 2 ? '#ffffff' : '#8b97a0',
      `opacity="${i % 2 ? 0.6 : 0.35}"`,
    )
  }).join('')
  return (
    path(d, linear(0, '#b9c2c6 0', '#fbfaf4 26', '#eceae2 55', '#a5a7b0 90', '#868a98 100')) +
    lines +
    path(d, linear(90, '#3a2b45/.35 0', '#3a2b45/0 35', '#3a2b45/.22 100'))
  )
}

function bubbles(): string {
  return [
    [700, 690, 46],
    [778, 740, 30],
    [150, 740, 34],
    [764, 636, 18],
    [110, 690, 16],
    [652, 764, 24],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        oval(x, y, r, r, radial(38, 32, 62, '#ffffff/.35 0', '#e4f4fa/.35 60', '#a9d5e8/.75 100')) +
        oval(x - r * 0.35, y - r * 0.4, r * 0.22, r * 0.16, '#ffffff'),
    )
    .join('')
}

/** A hand-held brush with a turning head, on the floor it cleans; its other picture foams. */
export function cleaningBrush({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const handle =
    'M-62 0C-62 -40 -46 -78 -42 -150C-40 -190 -66 -250 -64 -360C-62 -470 -56 -560 0 -566C56 -560 62 -470 64 -360C66 -250 40 -190 42 -150C46 -78 62 -40 62 0Z'
  return [
    shadow(370, 800, 250, 60),
    bristles(360, 668, 222, 128),
    turned(
      360,
      0.26,
      [
        [150, 582],
        [196, 606, 30],
        [206, 652, 12],
        [206, 662],
      ],
      body,
    ),
    gloss(360, 0.26, 176, 604, 200, 646, -0.74, -0.5, 0.5),
    band(
      360,
      0.26,
      206,
      658,
      204,
      682,
      linear(0, trim.dark, trim.glow, trim.light, trim.base, trim.deep),
    ),
    oval(360, 582, 150, 39, linear(25, body.glow, body.light, body.base)),
    oval(376, 586, 96, 25, body.deep, 'opacity=".5"'),
    group(
      'translate(366 590) rotate(33)',
      path(
        handle,
        linear(
          0,
          `${body.base} 0`,
          `${body.light} 22`,
          `${body.glow} 30`,
          `${body.base} 52`,
          `${body.dark} 80`,
          `${body.deep} 96`,
          `${body.dark} 100`,
        ),
      ),
      path(
        'M-46 -250C-52 -330 -50 -470 -22 -520C-34 -450 -34 -330 -28 -240Z',
        '#ffffff',
        'opacity=".5"',
      ),
      path(
        'M-58 -30A60 17 0 0 0 58 -30L62 4A62 17 0 0 1 -62 4Z',
        linear(0, black.base, black.light, black.base, black.deep),
      ),
      path(
        'M-4 -520C40 -514 46 -450 48 -370C50 -300 40 -250 36 -222C20 -214 6 -216 -2 -222C-8 -300 -10 -450 -4 -520Z',
        linear(20, black.light, black.base, black.deep),
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        line(`M8 ${-480 + i * 26}L34 ${-480 + i * 26}`, 8, black.deep, 'opacity=".8"'),
      ),
      oval(16, -322, 21, 27, linear(60, accent.glow, accent.base, accent.dark)),
      oval(16, -264, 9, 9, radial(40, 40, 70, '#e9ffd9', '#8fd14f')),
      path(
        'M-40 -146C-20 -136 20 -136 40 -146L41 -120C20 -110 -20 -110 -41 -120Z',
        linear(0, trim.base, trim.glow, trim.base, trim.deep),
      ),
    ),
    pose === 'other' ? bubbles() : '',
  ].join('')
}
