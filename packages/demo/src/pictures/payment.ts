import { group, line, oval, path, plate, shadow, shape } from './material.ts'
import { linear, radial } from './paint.ts'

/** The footer's payment banner: notes, coins, cards, a phone and a van; 1920 by 360. */
export function payment(): string {
  const card = (x: number, y: number, a: string, b: string, angle: number) =>
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      plate(-112, -66, 232, 146, 18, '#1d1030', 'opacity=".22"'),
      plate(-116, -74, 232, 146, 18, linear(40, a, b)),
      plate(-92, -44, 44, 34, 8, linear(40, '#ffe2a0', '#d9a441')),
      plate(-92, 14, 130, 10, 5, '#ffffff', 'opacity=".75"'),
      plate(-92, 36, 80, 10, 5, '#ffffff', 'opacity=".5"'),
      oval(76, 40, 22, 22, '#ffffff', 'opacity=".5"'),
      oval(54, 40, 22, 22, '#ffffff', 'opacity=".35"'),
    )
  const note = (x: number, y: number, angle: number, c: string) =>
    group(
      `translate(${x} ${y}) rotate(${angle})`,
      plate(-126, -58, 260, 126, 10, '#1d1030', 'opacity=".2"'),
      plate(-130, -64, 260, 126, 10, linear(40, '#f3f7e6', c)),
      plate(
        -116,
        -50,
        232,
        98,
        6,
        'none',
        `stroke="#ffffff" stroke-width="5" stroke-dasharray="12 9"`,
      ),
      oval(0, 0, 36, 36, '#ffffff', 'opacity=".55"'),
      plate(-100, -34, 44, 14, 7, '#ffffff', 'opacity=".6"'),
      plate(56, 20, 44, 14, 7, '#ffffff', 'opacity=".6"'),
    )
  const wheel = (x: number) =>
    oval(x, 262, 42, 42, '#26242c') +
    oval(x, 262, 22, 22, linear(40, '#ffffff', '#9a9fa8')) +
    oval(x, 262, 8, 8, '#4a4f5a')
  const van = [
    shadow(0, 306, 250, 22),
    shape(
      [
        [-240, 40, 22],
        [70, 40, 16],
        [70, 262, 8],
        [-240, 262, 22],
      ],
      linear(60, '#2f8a6a', '#1f6b52', '#155040'),
    ),
    shape(
      [
        [70, 96, 10],
        [160, 96, 40],
        [224, 180, 24],
        [232, 262, 16],
        [70, 262, 6],
      ],
      linear(60, '#fff6e2', '#efe0c4', '#c9b596'),
    ),
    shape(
      [
        [96, 118, 10],
        [150, 118, 22],
        [194, 180, 8],
        [96, 180, 8],
      ],
      linear(60, '#dff1f7', '#8fbccb'),
    ),
    line('M-210 150L40 150', 8, '#f2a93b', 'stroke-dasharray="20 14"'),
    plate(204, 206, 24, 20, 8, '#ffd56a'),
    plate(-240, 244, 472, 16, 8, '#0f3a2e', 'opacity=".4"'),
    wheel(-150),
    wheel(146),
  ]
  const box = (x: number, y: number, s: number) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      shape(
        [
          [-60, -70, 8],
          [0, -50, 6],
          [0, 30, 8],
          [-58, 10, 8],
        ],
        linear(40, '#e0b483', '#c08a55'),
      ),
      shape(
        [
          [0, -50, 6],
          [60, -70, 8],
          [58, 10, 8],
          [0, 30, 8],
        ],
        linear(40, '#a9743f', '#865628'),
      ),
      shape(
        [
          [-60, -70, 6],
          [0, -90, 6],
          [60, -70, 6],
          [0, -48, 6],
        ],
        linear(40, '#f0cfa2', '#d9a871'),
      ),
      line('M-30 -80L30 -60L30 -30', 7, '#f6e5c8', 'opacity=".8"'),
    )
  return [
    plate(0, 0, 1920, 360, 0, linear(20, '#f4ead6', '#e6d6b8')),
    oval(300, 360, 420, 190, radial(50, 50, 50, '#ffffff/.7 0', '#ffffff/0 100')),
    line('M0 316L1920 316', 6, '#c9b48c', 'stroke-dasharray="26 20"'),
    note(230, 200, -12, '#a9cfa0'),
    note(330, 226, 4, '#f2c98a'),
    oval(470, 262, 40, 12, '#1d1030', 'opacity=".25"'),
    oval(470, 246, 40, 17, '#b98a34'),
    oval(470, 238, 40, 17, linear(30, '#ffe2a0', '#d9a441')),
    oval(540, 276, 34, 14, '#b98a34'),
    oval(540, 270, 34, 14, linear(30, '#ffe2a0', '#d9a441')),
    card(770, 190, '#5b86c9', '#2f4f92', -9),
    card(900, 214, '#e5654b', '#a63a2c', 7),
    group(
      'translate(1130 60) scale(.92)',
      plate(-60, 0, 150, 256, 26, '#26242c'),
      plate(-50, 12, 130, 232, 18, linear(60, '#f7fbf7', '#cfe4d8')),
      oval(15, 96, 40, 40, linear(50, '#4fb08c', '#1f6b52')),
      path(
        'M-4 96L10 112L38 80',
        'none',
        'stroke="#ffffff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"',
      ),
      plate(-26, 162, 82, 12, 6, '#1f6b52', 'opacity=".4"'),
      plate(-26, 186, 56, 12, 6, '#1f6b52', 'opacity=".25"'),
    ),
    group('translate(1520 10)', ...van),
    box(1800, 276, 0.9),
    box(1320, 286, 0.66),
  ].join('')
}
