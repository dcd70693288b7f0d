import { group, line, oval, path, shadow, tube } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** Headphones standing on their cups; the other picture turns them. */
export function headphones({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const band = 'M244 640C190 300 300 126 488 126C676 126 786 300 738 620'
  const cup = (x: number, y: number, s: number, rot: number) =>
    group(
      `translate(${x} ${y}) rotate(${rot}) scale(${s})`,
      oval(64, 8, 96, 152, linear(20, black.light, black.base, black.deep)),
      oval(44, 6, 98, 156, linear(20, black.base, black.deep)),
      oval(16, 2, 104, 160, body.deep),
      oval(
        0,
        0,
        104,
        160,
        linear(35, `${body.glow} 0`, `${body.light} 22`, `${body.base} 60`, `${body.dark} 100`),
      ),
      oval(-6, 0, 74, 120, linear(35, trim.glow, trim.base, trim.dark)),
      oval(
        -8,
        2,
        58,
        100,
        radial(36, 24, 86, `${body.light} 0`, `${body.base} 55`, `${body.deep} 100`),
      ),
      oval(-10, 4, 17, 28, radial(36, 26, 80, accent.glow, accent.base, accent.dark)),
      path(
        'M-70 -84C-56 -124 -30 -144 0 -148C-30 -124 -50 -90 -58 -50C-66 -46 -74 -66 -70 -84Z',
        '#ffffff',
        'opacity=".6"',
      ),
    )
  const drawing = [
    shadow(300, 818, 116, 36),
    shadow(716, 796, 110, 34),
    tube(band, 60, trim),
    line(
      'M240 470C214 270 326 156 488 156C644 156 758 262 738 460',
      14,
      trim.deep,
      'opacity=".45"',
    ),
    path(
      'M330 200C376 152 430 134 488 134C550 134 606 154 650 200L632 222C590 186 540 172 488 172C436 172 388 188 350 222Z',
      linear(0, black.light, black.base, black.deep),
    ),
    line('M234 520L244 640', 30, linear(0, metal.glow, metal.dark)),
    line('M752 500L740 600', 30, linear(0, metal.glow, metal.dark)),
    group(
      'translate(724 640) rotate(-8)',
      oval(-30, 6, 88, 152, linear(0, black.deep, black.base)),
      oval(-12, 4, 84, 154, linear(0, black.base, black.deep)),
      oval(14, 0, 80, 156, linear(20, body.base, body.dark, body.deep)),
      oval(28, 0, 62, 136, linear(30, body.light, body.base, body.deep)),
    ),
    cup(284, 650, 1.02, 6),
  ].join('')
  return pose === 'hero' ? drawing : group('translate(960 0) scale(-1 1)', drawing)
}
