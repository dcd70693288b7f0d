import { group, oval, path, plate, shadow } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A frying pan seen from above the handle; its other picture has two eggs in it. */
export function pan({ body, trim }: Palette, pose: Pose = 'hero'): string {
  const egg = (x: number, y: number, s: number) =>
    group(
      `translate(${x} ${y}) scale(${s})`,
      path(
        'M-112 6C-124 -34 -70 -60 -30 -52C10 -74 92 -54 104 -16C128 18 84 48 44 46C10 66 -40 58 -58 44C-90 48 -108 30 -112 6Z',
        radial(40, 30, 80, '#ffffff 0', '#fbf6ea 60', '#d9cfbb 100'),
      ),
      oval(2, -10, 42, 30, radial(36, 26, 80, '#ffe59a 0', '#ffc23e 45', '#e08e16 100')),
      oval(-12, -22, 13, 6, '#ffffff', 'opacity=".85"'),
    )
  return [
    shadow(400, 690, 316, 96),
    group(
      'rotate(-34 600 520)',
      path(
        'M596 490C680 482 720 474 800 470C880 466 936 474 938 508C938 544 880 552 800 546C720 542 680 540 596 536Z',
        linear(90, `${trim.glow} 0`, `${trim.light} 22`, `${trim.base} 55`, `${trim.deep} 100`),
      ),
      path('M640 494C720 484 830 474 900 484C860 492 720 500 644 508Z', '#ffffff', 'opacity=".5"'),
      plate(884, 498, 34, 18, 9, black.deep, 'opacity=".6"'),
      path(
        'M560 484L640 486C648 500 648 528 640 540L560 544Z',
        linear(90, metal.glow, metal.light, metal.base, metal.deep),
      ),
    ),
    path(
      'M76 560C80 640 120 706 190 738C290 782 500 782 600 738C670 706 714 640 718 560Z',
      linear(
        0,
        `${body.dark} 0`,
        `${body.base} 8`,
        `${body.light} 26`,
        `${body.base} 56`,
        `${body.deep} 96`,
        `${body.dark} 100`,
      ),
    ),
    path(
      'M76 560C80 640 120 706 190 738C290 782 500 782 600 738C670 706 714 640 718 560Z',
      linear(90, `${body.deep}/0 40`, `${body.deep}/.45 100`),
    ),
    path('M120 640C132 676 156 702 196 722C186 690 176 660 174 630Z', '#ffffff', 'opacity=".4"'),
    oval(397, 556, 322, 158, linear(25, metal.glow, metal.light, metal.base, metal.dark)),
    oval(397, 558, 310, 150, linear(200, '#5c5d68', '#3a3a44', '#24242c')),
    oval(397, 586, 250, 112, radial(36, 30, 82, '#6d6e79 0', '#44454f 45', '#2b2b33 100')),
    path(
      'M170 560C190 500 290 468 380 466C310 486 238 520 226 580C214 606 166 592 170 560Z',
      '#ffffff',
      'opacity=".16"',
    ),
    oval(560, 622, 54, 20, '#ffffff', 'opacity=".07" transform="rotate(-18 560 622)"'),
    pose === 'other' ? egg(318, 580, 1.05) + egg(486, 612, 0.92) : '',
  ].join('')
}
