import { group, path, plate, shadow, shape } from '../material.ts'
import { linear } from '../paint.ts'
import { black, brass, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

function small(body: Palette['body'], accent: Palette['accent']): string {
  const form =
    'M-110 -150C-110 -164 -100 -172 -88 -172L40 -172C50 -172 56 -168 62 -160L110 -96C116 -88 118 -82 118 -72L118 150C118 164 108 172 96 172L-88 172C-100 172 -110 164 -110 150Z'
  return [
    path(form, body.deep, 'transform="translate(12 10)"'),
    path(
      form,
      linear(50, `${body.glow} 0`, `${body.light} 24`, `${body.base} 62`, `${body.dark} 100`),
    ),
    plate(-84, -40, 176, 120, 16, '#ffffff', 'opacity=".9"'),
    plate(-64, -18, 100, 22, 8, accent.base),
    plate(-64, 18, 130, 12, 6, body.dark, 'opacity=".35"'),
    plate(-64, 42, 90, 12, 6, body.dark, 'opacity=".25"'),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      plate(-86 + i * 26, -150, 15, 66, 5, linear(90, brass.glow, brass.base)),
    ),
  ].join('')
}

/** A small card leaning on its adapter; the other picture shows the card alone, larger. */
export function memoryCard({ body, accent }: Palette, pose: Pose = 'hero'): string {
  if (pose === 'other')
    return (
      shadow(500, 800, 220, 44) +
      group('translate(474 476) rotate(-10) scale(1.8)', small(body, accent))
    )
  return [
    shadow(470, 796, 300, 62),
    group(
      'translate(430 440) rotate(-7)',
      path(
        'M-230 -300C-230 -320 -214 -330 -196 -330L120 -330C134 -330 144 -326 152 -316L222 -236C230 -226 234 -218 234 -204L234 300C234 320 220 332 200 332L-196 332C-214 332 -230 320 -230 300Z',
        black.deep,
        'transform="translate(24 16)"',
      ),
      path(
        'M-230 -300C-230 -320 -214 -330 -196 -330L120 -330C134 -330 144 -326 152 -316L222 -236C230 -226 234 -218 234 -204L234 300C234 320 220 332 200 332L-196 332C-214 332 -230 320 -230 300Z',
        linear(50, `${black.glow} 0`, `${black.light} 22`, `${black.base} 60`, `${black.deep} 100`),
      ),
      shape(
        [
          [-190, -170, 26],
          [194, -170, 26],
          [194, 150, 26],
          [-190, 150, 26],
        ],
        linear(50, '#fdf9f0', '#e9e1d3'),
      ),
      shape(
        [
          [-190, -170, 26],
          [194, -170, 26],
          [194, -70, 6],
          [-190, -30, 6],
        ],
        linear(20, body.light, body.base, body.dark),
      ),
      plate(-150, 10, 180, 24, 10, body.dark, 'opacity=".3"'),
      plate(-150, 54, 240, 16, 8, black.light, 'opacity=".3"'),
      plate(-150, 88, 150, 16, 8, black.light, 'opacity=".25"'),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        plate(-200 + i * 42, -304, 24, 84, 8, linear(90, brass.glow, brass.base, brass.dark)),
      ),
      plate(-246, -120, 26, 90, 10, linear(0, accent.light, accent.dark)),
      path('M-206 -300L-150 -300L-180 300L-206 300Z', '#ffffff', 'opacity=".12"'),
    ),
    shadow(668, 826, 140, 30),
    group('translate(680 650) rotate(9)', small(body, accent)),
  ].join('')
}
