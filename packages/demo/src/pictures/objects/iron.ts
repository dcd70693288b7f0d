import { group, line, oval, path, shadow, tube } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** An iron on its plate; the other picture from the other side, with steam. */
export function iron({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const drawing = [
    shadow(480, 740, 380, 84),
    tube('M800 520C880 520 900 460 920 400', 24, black),
    path(
      'M64 716C110 650 220 604 360 590L850 584C872 600 876 690 862 728C700 768 300 782 110 760C72 754 52 736 64 716Z',
      linear(90, metal.glow, metal.light, metal.base, metal.deep),
    ),
    path(
      'M64 722C60 740 76 752 110 758C300 780 700 768 862 726L860 742C700 784 300 798 106 774C72 768 56 744 64 722Z',
      metal.deep,
    ),
    path(
      'M96 700C150 600 300 480 520 452C660 438 800 446 838 470C862 500 870 620 858 694C700 734 280 744 120 726C96 722 88 714 96 700Z',
      linear(
        25,
        `${body.glow} 0`,
        `${body.light} 22`,
        `${body.base} 56`,
        `${body.dark} 84`,
        `${body.deep} 100`,
      ),
    ),
    path(
      'M108 702C280 722 700 712 858 676L858 696C700 736 280 744 120 726C98 722 96 714 108 702Z',
      body.deep,
      'opacity=".5"',
    ),
    path(
      'M300 560C350 400 440 300 560 280C690 262 800 290 826 350C840 400 840 450 838 480L740 470C744 430 740 396 716 380C670 360 580 366 530 396C480 430 450 490 440 540Z',
      linear(25, `${trim.glow} 0`, `${trim.light} 26`, `${trim.base} 60`, `${trim.deep} 100`),
    ),
    path(
      'M440 340C500 296 600 276 700 286C640 290 540 306 480 350C440 386 410 440 390 490C376 470 400 380 440 340Z',
      '#ffffff',
      'opacity=".6"',
    ),
    path(
      'M740 470C744 430 740 396 716 380C670 360 580 366 530 396C480 430 450 490 440 540C520 500 640 470 740 470Z',
      linear(90, body.deep, body.dark),
    ),
    path(
      'M560 292C640 278 720 288 772 312L760 336C710 316 640 310 574 322Z',
      linear(20, black.light, black.base, black.deep),
    ),
    oval(640, 570, 66, 60, linear(50, black.light, black.base, black.deep)),
    oval(636, 564, 50, 46, linear(50, trim.glow, trim.base, trim.dark)),
    line('M636 562L664 536', 10, accent.base),
    path(
      'M190 650C250 580 340 530 440 506C360 560 300 620 280 680C230 690 170 690 190 650Z',
      '#ffffff',
      'opacity=".42"',
    ),
    oval(372, 602, 22, 20, radial(36, 30, 80, accent.glow, accent.base, accent.dark)),
    oval(790, 612, 12, 12, radial(40, 40, 70, '#ffd9cf', '#e5654b')),
  ].join('')
  if (pose === 'hero') return drawing
  const steam = [
    [150, 560, 60],
    [90, 470, 50],
    [190, 420, 40],
    [120, 350, 34],
  ]
    .map(([x = 0, y = 0, r = 0]) =>
      oval(x, y, r, r * 0.8, radial(50, 50, 50, '#ffffff/.9 0', '#ffffff/.55 50', '#ffffff/0 100')),
    )
    .join('')
  return group('translate(960 0) scale(-1 1)', drawing, steam)
}
