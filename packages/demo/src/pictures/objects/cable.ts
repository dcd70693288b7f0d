import { group, line, path, plate, shadow } from '../material.ts'
import { linear } from '../paint.ts'
import { metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

function cord(d: string, t: Palette['body'], width = 40): string {
  return [
    line(d, width, t.deep),
    group('translate(-2 -3)', line(d, width * 0.84, t.base)),
    group('translate(-5 -7)', line(d, width * 0.4, t.light)),
    line(
      d,
      width * 0.9,
      t.deep,
      'stroke-dasharray="5 13" style="stroke-linecap:butt" opacity=".35"',
    ),
  ].join('')
}

function plug(x: number, y: number, angle: number, t: Palette['body'], wide: boolean): string {
  return group(
    `translate(${x} ${y}) rotate(${angle})`,
    plate(
      wide ? -34 : -28,
      -176,
      wide ? 68 : 56,
      wide ? 84 : 66,
      wide ? 8 : 26,
      linear(0, metal.base, metal.glow, metal.light, metal.dark),
    ),
    wide
      ? plate(-18, -158, 12, 12, 2, metal.deep) + plate(8, -158, 12, 12, 2, metal.deep)
      : plate(-16, -168, 32, 8, 4, metal.deep),
    plate(
      -46,
      -110,
      92,
      128,
      24,
      linear(0, `${t.base} 0`, `${t.glow} 25`, `${t.base} 60`, `${t.deep} 100`),
    ),
    path('M-24 12L-18 62L18 62L24 12Z', linear(0, t.dark, t.light, t.dark)),
    plate(-32, -98, 14, 96, 7, '#ffffff', 'opacity=".45"'),
  )
}

const loose =
  'M216 330C200 560 330 700 480 600C640 490 540 330 640 300C760 270 800 460 760 620C744 700 700 760 690 820'

/** A rolled braided cable with its strap; the other picture unrolls it. */
export function cable({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  if (pose === 'other')
    return [
      group(
        'translate(16 22)',
        line(loose, 44, '#23142a', 'opacity=".14"'),
        line(loose, 30, '#23142a', 'opacity=".16"'),
      ),
      cord(loose, body),
      plug(216, 290, -6, trim, true),
      plug(690, 860, 186, trim, false),
    ].join('')
  const coils = [0, 1, 2, 3, 4].map((i) =>
    cord(
      `M${212 + i * 9} ${590 - i * 30}A${268 - i * 9} ${122 - i * 3} 0 1 0 ${748 - i * 9} ${590 - i * 30}A${268 - i * 9} ${122 - i * 3} 0 1 0 ${212 + i * 9} ${590 - i * 30}`,
      body,
    ),
  )
  return [
    shadow(480, 660, 330, 150),
    cord('M640 520C760 440 740 330 690 250', body),
    plug(682, 226, -14, trim, false),
    ...coils,
    cord('M330 560C240 520 230 400 290 300', body),
    plug(300, 276, 16, trim, true),
    path(
      'M410 540C406 600 404 680 414 726C440 740 512 740 540 726C548 680 546 600 542 540C520 560 430 560 410 540Z',
      linear(0, `${accent.base} 0`, `${accent.glow} 30`, `${accent.base} 60`, `${accent.deep} 100`),
    ),
    path(
      'M426 556C424 610 424 670 430 716L448 720C444 670 444 610 446 560Z',
      '#ffffff',
      'opacity=".45"',
    ),
  ].join('')
}
