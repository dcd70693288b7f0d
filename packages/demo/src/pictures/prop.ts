import {
  band,
  gloss,
  group,
  line,
  oval,
  path,
  plate,
  shadow,
  shape,
  tube,
  turned,
} from './material.ts'
import { linear, radial } from './paint.ts'
import { tone, white, wood, type Tone } from './palette.ts'

const terracotta = tone('#cf7a55')
const leafTone = tone('#5d9150')

/** A plant in a pot; its foot is at x and y. */
export function plant(x: number, y: number, s: number, pot: Tone = terracotta): string {
  const leaf = (angle: number, length: number, t: Tone) =>
    group(
      `rotate(${angle})`,
      path(
        `M0 0C-${length * 0.3} -${length * 0.4} -${length * 0.2} -${length * 0.86} 0 -${length}C${length * 0.24} -${length * 0.8} ${length * 0.26} -${length * 0.36} 0 0Z`,
        linear(0, t.light, t.base, t.dark),
      ),
      line(`M0 -10L0 -${length * 0.86}`, 4, t.dark, 'opacity=".5"'),
    )
  const dark = tone('#3d7350')
  return group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(0, 0, 96, 24),
    group(
      'translate(0 -150)',
      leaf(-62, 190, dark),
      leaf(58, 200, dark),
      leaf(-34, 250, leafTone),
      leaf(32, 250, leafTone),
      leaf(0, 290, tone('#76a85f')),
      leaf(-84, 130, leafTone),
      leaf(84, 130, dark),
    ),
    turned(
      0,
      0.22,
      [
        [98, -160],
        [74, -6, 20],
        [66, 4],
      ],
      pot,
    ),
    turned(
      0,
      0.22,
      [
        [104, -178],
        [102, -138, 6],
      ],
      pot,
    ),
    gloss(0, 0.22, 84, -128, 72, -20, -0.7, -0.45, 0.3),
  )
}

/** A cup of tea. */
export function cup(x: number, y: number, s: number, t: Tone = white): string {
  return group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(0, 0, 110, 26),
    tube('M78 -104C140 -116 140 -40 66 -40', 20, t),
    turned(
      0,
      0.24,
      [
        [92, -136],
        [86, -50, 40],
        [58, 0, 20],
      ],
      t,
    ),
    gloss(0, 0.24, 88, -116, 70, -24, -0.74, -0.5, 0.5),
    oval(0, -136, 92, 22, linear(20, t.glow, t.light, t.dark)),
    oval(0, -133, 78, 17, linear(20, '#b5713a', '#8a4a22')),
    line('M-20 -168C-40 -200 10 -220 -10 -256', 12, '#ffffff', 'opacity=".5"'),
    line('M24 -164C8 -190 48 -210 30 -240', 10, '#ffffff', 'opacity=".4"'),
  )
}

/** Three books that lie on each other. */
export function books(x: number, y: number, s: number): string {
  const book = (dx: number, dy: number, w: number, t: Tone) =>
    plate(dx, dy, w, 46, 10, linear(90, t.light, t.base, t.dark)) +
    plate(dx + w - 26, dy + 7, 22, 32, 4, '#f6efdf') +
    plate(dx + 30, dy + 12, 10, 22, 4, t.glow, 'opacity=".6"')
  return group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(0, 0, 180, 26),
    book(-170, -46, 340, tone('#2f6f5a')),
    book(-150, -92, 290, tone('#d9643f')),
    book(-160, -138, 310, tone('#e7b04a')),
  )
}

/** A bowl with something round in it: lemons or tomatoes. */
export function fruitBowl(x: number, y: number, s: number, fruit: Tone, t: Tone = white): string {
  const ball = (bx: number, by: number, r: number) =>
    oval(
      bx,
      by,
      r,
      r * 0.94,
      radial(
        34,
        26,
        84,
        `${fruit.glow} 0`,
        `${fruit.light} 22`,
        `${fruit.base} 55`,
        `${fruit.deep} 100`,
      ),
    )
  return group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(0, 0, 120, 30),
    oval(0, -110, 160, 38, t.dark),
    ball(-70, -140, 58),
    ball(72, -142, 56),
    ball(0, -166, 60),
    path(
      'M-160 -112A160 38 0 0 0 160 -112C154 -40 100 4 0 4C-100 4 -154 -40 -160 -112Z',
      linear(0, `${t.dark} 0`, `${t.base} 10`, `${t.glow} 30`, `${t.base} 60`, `${t.deep} 100`),
    ),
    band(0, 0.24, 158, -84, 154, -70, '#d9643f'),
  )
}

/** A cutting board that leans on the wall. */
export function board(x: number, y: number, s: number): string {
  return group(
    `translate(${x} ${y}) scale(${s})`,
    shadow(10, 0, 150, 20, 0.8),
    shape(
      [
        [-130, -420, 60],
        [140, -420, 60],
        [150, 0, 40],
        [-140, 0, 40],
      ],
      linear(30, wood.glow, wood.light, wood.base),
    ),
    oval(6, -372, 20, 20, wood.deep, 'opacity=".5"'),
    line('M-90 -330C-60 -200 -100 -100 -80 -20', 5, wood.dark, 'opacity=".25"'),
    line('M30 -330C60 -200 20 -100 50 -20', 5, wood.dark, 'opacity=".25"'),
  )
}

/** A window with morning light. */
export function window(x: number, y: number, w: number, h: number): string {
  return [
    plate(x - 16, y - 16, w + 32, h + 32, 18, linear(40, '#fffdf6', '#e3d9c6')),
    plate(x, y, w, h, 8, linear(70, '#dff1f7', '#bfe0ec', '#f7ecd2')),
    path(
      `M${x} ${y + h * 0.82}Q${x + w * 0.3} ${y + h * 0.6} ${x + w * 0.62} ${y + h * 0.84}T${x + w} ${y + h * 0.78}V${y + h}H${x}Z`,
      linear(90, '#b9d8a8', '#8fbf8a'),
    ),
    plate(x + w / 2 - 6, y, 12, h, 0, '#fbf5e8'),
    plate(x, y + h / 2 - 6, w, 12, 0, '#fbf5e8'),
    shape(
      [
        [x + 14, y + h * 0.44],
        [x + w * 0.34, y + 10],
        [x + w * 0.46, y + 10],
        [x + 14, y + h * 0.6],
      ],
      '#ffffff',
      'opacity=".4"',
    ),
    plate(x - 30, y + h + 10, w + 60, 26, 10, linear(90, '#fffaf0', '#d9cdb8')),
  ].join('')
}
