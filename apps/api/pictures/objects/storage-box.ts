import { line, onPlane, path, plate, shadow, shape } from '../material.ts'
import { linear } from '../paint.ts'
import type { Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A clear box with a coloured lid and clips; its other picture stacks two. */
export function storageBox(palette: Palette, pose: Pose = 'hero'): string {
  if (pose === 'other')
    return `${shadow(480, 820, 330, 60)}<g transform="translate(120 290) scale(.76)">${box(palette)}</g><g transform="translate(160 30) scale(.7)">${box(palette)}</g>`
  return shadow(480, 790, 370, 70) + box(palette)
}

function box({ body, accent }: Palette): string {
  const clip = (x: number, y: number) =>
    plate(x, y, 62, 112, 16, linear(70, accent.glow, accent.base, accent.dark)) +
    plate(x + 12, y + 74, 38, 14, 7, accent.deep, 'opacity=".5"') +
    plate(x + 8, y + 8, 12, 60, 6, '#ffffff', 'opacity=".5"')
  return [
    shape(
      [
        [120, 420, 30],
        [620, 500, 20],
        [610, 830, 46],
        [170, 730, 50],
      ],
      linear(30, '#f7fbfa/.95 0', '#d5e6e4/.9 50', '#a6c2c2/.95 100'),
    ),
    shape(
      [
        [620, 500, 20],
        [850, 400, 26],
        [808, 700, 46],
        [610, 830, 46],
      ],
      linear(70, '#b4cdcd/.95 0', '#7fa1a6/.95 100'),
    ),
    shape(
      [
        [178, 560, 24],
        [590, 630, 20],
        [584, 800, 36],
        [196, 714, 36],
      ],
      linear(30, `${body.light}/.75`, `${body.base}/.6`, `${body.dark}/.6`),
    ),
    shape(
      [
        [196, 500, 40],
        [330, 520, 40],
        [330, 640, 30],
        [204, 620, 30],
      ],
      linear(40, `${accent.light}/.75`, `${accent.base}/.6`),
    ),
    shape(
      [
        [360, 540, 50],
        [540, 568, 50],
        [540, 690, 30],
        [360, 660, 30],
      ],
      linear(40, '#ffffff/.7', '#d8c3b0/.6'),
    ),
    shape(
      [
        [630, 520, 14],
        [830, 432, 20],
        [798, 690, 36],
        [620, 806, 36],
      ],
      linear(75, '#ffffff/.18', '#ffffff/.02'),
    ),
    shape(
      [
        [150, 440, 20],
        [196, 448, 20],
        [216, 716, 20],
        [190, 710, 20],
      ],
      linear(90, '#ffffff/.9', '#ffffff/.2'),
    ),
    line('M612 520L606 806', 7, '#ffffff', 'opacity=".55"'),
    shape(
      [
        [92, 352, 30],
        [628, 436, 18],
        [626, 506, 22],
        [104, 424, 34],
      ],
      linear(20, body.light, body.base, body.dark),
    ),
    shape(
      [
        [628, 436, 18],
        [884, 336, 30],
        [872, 402, 34],
        [626, 506, 22],
      ],
      linear(70, body.dark, body.deep),
    ),
    shape(
      [
        [92, 352, 40],
        [392, 268, 40],
        [884, 336, 44],
        [628, 438, 30],
      ],
      linear(25, `${body.glow} 0`, `${body.light} 40`, `${body.base} 100`),
    ),
    onPlane(
      [210, 352],
      [400, 62],
      [230, -66],
      plate(4, 6, 92, 88, 12, `${body.dark}`, 'opacity=".3"'),
      plate(6, 10, 90, 84, 11, linear(40, body.light, body.base)),
    ),
    path(
      'M104 356L620 436',
      'none',
      `stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity=".55"`,
    ),
    `<g transform="skewY(9)">${clip(300, 350)}</g>`,
    `<g transform="translate(744 372) skewY(-22) scale(.8 1)">${clip(0, 20)}</g>`,
  ].join('')
}
