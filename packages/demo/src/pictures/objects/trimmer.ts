import { group, line, oval, path, plate, shadow } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A beard trimmer, leaning; its other picture wears a comb. */
export function trimmer({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const form =
    'M-84 -170C-96 -60 -70 40 -72 150C-74 240 -62 330 -40 356C-20 376 20 376 40 356C62 330 74 240 72 150C70 40 96 -60 84 -170Z'
  const teeth = Array.from({ length: 13 }, (_, i) =>
    plate(-80 + i * 12.6, -322, 8, 46, 4, linear(0, metal.glow, metal.dark)),
  ).join('')
  const comb = [
    path(
      'M-100 -150L-92 -268C-92 -300 92 -300 92 -268L100 -150Z',
      linear(0, '#ffffff/.75', '#dfe8ec/.5', '#8fa0a8/.7'),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      plate(-92 + i * 22, -352, 10, 92, 5, linear(0, '#ffffff/.95', '#a9b9c0/.9')),
    ),
  ]
  return [
    shadow(470, 836, 150, 34),
    group(
      'translate(496 486) rotate(14)',
      path(form, body.deep, 'transform="translate(14 4)"'),
      teeth,
      path(
        'M-88 -178L-78 -290C-70 -306 70 -306 78 -290L88 -178Z',
        linear(0, metal.base, metal.glow, metal.light, metal.base, metal.deep),
      ),
      plate(-80, -288, 160, 16, 8, metal.dark),
      path(
        form,
        linear(
          0,
          `${body.dark} 0`,
          `${body.base} 8`,
          `${body.light} 24`,
          `${body.glow} 30`,
          `${body.base} 55`,
          `${body.dark} 84`,
          `${body.deep} 100`,
        ),
      ),
      path(
        'M-84 -170C-50 -150 50 -150 84 -170L88 -196C50 -178 -50 -178 -88 -196Z',
        linear(0, trim.base, trim.glow, trim.base, trim.deep),
      ),
      path(
        'M-44 -110C-10 -100 10 -100 44 -110C54 -20 36 60 38 140C40 220 30 280 0 296C-30 280 -40 220 -38 140C-36 60 -54 -20 -44 -110Z',
        linear(20, black.light, black.base, black.deep),
      ),
      oval(0, -34, 27, 30, linear(60, accent.glow, accent.base, accent.dark)),
      oval(-6, -44, 10, 8, '#ffffff', 'opacity=".6"'),
      ...[30, 70, 110, 150, 190].map((y) => line(`M-20 ${y}L20 ${y}`, 9, black.deep)),
      oval(0, 242, 8, 8, radial(40, 40, 70, '#e9ffd9', '#8fd14f')),
      path(
        'M-70 -150C-78 -60 -56 40 -58 150C-58 220 -54 280 -44 320C-34 250 -34 160 -36 120C-36 40 -56 -60 -50 -144Z',
        '#ffffff',
        'opacity=".38"',
      ),
      ...(pose === 'other' ? comb : []),
    ),
  ].join('')
}
