import { group, oval, path, plate, shadow } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

function bud(t: Palette['body'], x: number, y: number, flip: number): string {
  return group(
    `translate(${x} ${y}) scale(${flip} 1) rotate(-12)`,
    oval(52, 6, 34, 44, linear(20, black.light, black.base, black.deep)),
    path(
      'M-34 30C-40 90 -38 150 -26 186C-18 200 10 200 18 186C28 150 30 90 30 40Z',
      linear(0, t.base, t.glow, t.light, t.base, t.dark),
    ),
    oval(
      0,
      0,
      70,
      68,
      radial(34, 26, 80, `${t.glow} 0`, `${t.light} 25`, `${t.base} 58`, `${t.deep} 100`),
    ),
    oval(-22, -24, 20, 14, '#ffffff', 'opacity=".8" transform="rotate(-30 -22 -24)"'),
    path(
      'M-12 100L-10 160',
      'none',
      `stroke="${t.deep}" stroke-width="7" stroke-linecap="round" opacity=".35"`,
    ),
  )
}

/** Two earbuds rising from their open case; the other picture shows the case shut, buds beside it. */
export function earbuds({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const light = radial(
    32,
    16,
    96,
    `${body.glow} 0`,
    `${body.light} 24`,
    `${body.base} 60`,
    `${body.deep} 100`,
  )
  if (pose === 'other')
    return [
      shadow(430, 760, 250, 54),
      plate(180, 380, 500, 370, 170, light),
      path(
        'M182 530C300 560 560 560 678 530L678 546C560 576 300 576 182 546Z',
        body.deep,
        'opacity=".55"',
      ),
      oval(430, 640, 12, 12, radial(40, 40, 70, '#e9ffd9', '#8fd14f')),
      path(
        'M226 480C232 430 280 404 350 404C300 430 268 460 262 500C250 520 224 510 226 480Z',
        '#ffffff',
        'opacity=".65"',
      ),
      shadow(800, 800, 70, 18, 0.8),
      bud(body, 806, 610, -1),
    ].join('')
  return [
    shadow(480, 814, 280, 58),
    path(
      'M206 446C206 300 300 236 480 236C660 236 754 300 754 446C754 500 700 520 480 520C260 520 206 500 206 446Z',
      radial(
        32,
        10,
        100,
        `${body.glow} 0`,
        `${body.light} 22`,
        `${body.base} 60`,
        `${body.deep} 100`,
      ),
    ),
    path(
      'M236 450C236 330 320 274 480 274C640 274 724 330 724 450C724 486 660 510 480 510C300 510 236 486 236 450Z',
      linear(90, trim.deep, trim.dark, trim.base),
    ),
    path(
      'M250 440C256 350 340 290 480 288C400 306 300 350 290 470C270 466 252 456 250 440Z',
      '#ffffff',
      'opacity=".28"',
    ),
    oval(480, 560, 274, 74, linear(20, body.glow, body.light, body.base)),
    oval(480, 564, 250, 60, linear(90, trim.deep, trim.dark)),
    oval(380, 566, 76, 34, black.deep, 'opacity=".55"'),
    oval(584, 566, 76, 34, black.deep, 'opacity=".55"'),
    bud(body, 374, 424, 1),
    bud(body, 590, 424, -1),
    path(
      'M206 560C206 596 300 634 480 634C660 634 754 596 754 560C760 700 716 816 480 816C244 816 200 700 206 560Z',
      light,
    ),
    path(
      'M206 560C206 596 300 634 480 634C660 634 754 596 754 560L754 574C752 610 660 648 480 648C300 648 208 610 206 574Z',
      '#ffffff',
      'opacity=".45"',
    ),
    path('M246 640C262 700 290 756 350 782C300 772 240 720 232 640Z', '#ffffff', 'opacity=".5"'),
    oval(480, 706, 13, 13, radial(40, 40, 70, accent.glow, accent.base)),
  ].join('')
}
