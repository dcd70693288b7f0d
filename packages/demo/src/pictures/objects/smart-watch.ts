import { group, line, oval, path, plate, shadow } from '../material.ts'
import { linear } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A watch with its strap closed, standing; the other picture turns it and changes the face. */
export function smartWatch({ body, accent }: Palette, pose: Pose = 'hero'): string {
  const ring = (r: number, share: number, colour: string, width: number) => {
    const length = 2 * Math.PI * r
    return `<circle r="${r}" fill="none" stroke="${colour}" stroke-opacity=".25" stroke-width="${width}"/><circle r="${r}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${(length * share).toFixed(0)} ${length.toFixed(0)}" transform="rotate(-90)"/>`
  }
  const hero = pose === 'hero'
  const face = hero
    ? group(
        'translate(458 452) skewY(3)',
        ring(112, 0.78, '#ff7a5c', 22),
        ring(82, 0.6, '#9be05a', 22),
        ring(52, 0.86, '#58c3f0', 22),
      )
    : group(
        'translate(458 452) skewY(3)',
        ...Array.from({ length: 12 }, (_, i) =>
          plate(-4, -122, 8, 22, 4, '#ffffff', `transform="rotate(${i * 30})" opacity=".75"`),
        ),
        line('M0 0L-44 -52', 13, '#ffffff'),
        line('M0 0L54 -70', 9, '#ffffff'),
        line('M0 20L-20 -30L0 0', 5, accent.base),
        `<circle r="11" fill="${accent.base}"/>`,
      )
  const drawing = [
    shadow(520, 846, 130, 30),
    path(
      'M352 250C380 140 470 100 560 116C660 136 716 250 716 470C716 690 660 820 560 840C500 852 440 830 400 770L480 720C520 760 560 760 590 720C626 670 640 580 636 470C632 340 606 220 540 204C500 196 470 214 450 260Z',
      linear(20, body.deep, body.dark, body.deep),
    ),
    path(
      'M352 260C360 190 400 130 470 112C520 104 560 112 560 116C500 124 460 170 450 250L560 262L566 300L350 300Z',
      linear(30, `${body.glow} 0`, `${body.light} 30`, `${body.base} 70`, `${body.dark} 100`),
    ),
    path(
      'M352 620C356 720 392 810 470 838C510 850 550 846 560 840C500 820 470 760 466 650L560 640L566 600L348 600Z',
      linear(30, `${body.light} 0`, `${body.base} 50`, `${body.deep} 100`),
    ),
    ...[680, 724, 766].map((y, i) => oval(420 + i * 16, y, 11, 8, body.deep, 'opacity=".6"')),
    plate(
      276,
      262,
      396,
      392,
      112,
      linear(20, metal.dark, metal.deep),
      'transform="skewY(3) translate(0 -26)"',
    ),
    plate(646, 408, 34, 66, 15, linear(0, metal.base, metal.glow, metal.dark)),
    group(
      'skewY(3) translate(0 -26)',
      plate(256, 256, 404, 404, 116, linear(40, metal.glow, metal.light, metal.base, metal.dark)),
      plate(272, 272, 372, 372, 102, black.deep),
      plate(282, 282, 352, 352, 94, linear(60, '#2b2f3c', '#14161e')),
    ),
    face,
    group(
      'skewY(3) translate(0 -26)',
      path(
        'M300 400C300 320 330 300 410 298L520 298C420 340 350 430 330 560C310 540 300 480 300 400Z',
        linear(50, '#ffffff/.3', '#ffffff/.02'),
      ),
    ),
    path('M374 236C384 180 420 144 468 134C430 160 410 200 404 246Z', '#ffffff', 'opacity=".45"'),
  ].join('')
  return group(hero ? 'rotate(-8 480 480)' : 'rotate(8 480 480)', drawing)
}
