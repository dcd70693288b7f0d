import { blockShadow, onPlane, slab } from '../block.ts'
import { group, line, oval, plate, shape, soft, path } from '../material.ts'
import { linear } from '../paint.ts'
import { tone, type Palette, type Tone } from '../palette.ts'
import type { Pose } from '../view.ts'

const clip = (x: number, y: number, skew: number, t: Tone) =>
  group(
    `translate(${x} ${y}) skewY(${skew})`,
    plate(3, 5, 62, 112, 18, t.deep, 'opacity=".4"'),
    plate(0, 0, 62, 112, 18, linear(70, t.glow, t.base, t.dark)),
    plate(12, 76, 38, 14, 7, t.deep, 'opacity=".5"'),
    plate(9, 10, 12, 56, 6, '#ffffff', 'opacity=".5"'),
  )

function towels(body: Tone): string {
  const colours = [tone('#f3ede2', 0.62), body, tone('#f0c27a'), tone('#f3ede2', 0.62)]
  return colours
    .map((t, i) => {
      const y = 640 - i * 54
      return (
        shape(
          [
            [190 - i * 4, y, 28],
            [586, y + 88, 28],
            [586, y + 140, 28],
            [194 - i * 4, y + 50, 28],
          ],
          linear(80, `${t.light}/.85`, `${t.base}/.8`, `${t.dark}/.8`),
        ) +
        shape(
          [
            [590, y + 88, 20],
            [800 + i * 6, y - 14, 24],
            [796 + i * 6, y + 34, 24],
            [590, y + 140, 20],
          ],
          linear(80, `${t.base}/.7`, `${t.deep}/.7`),
        )
      )
    })
    .join('')
}

function box({ body, accent }: Palette): string {
  const glass = soft([
    [120, 430, 20],
    [850, 410, 20],
    [812, 700, 60],
    [610, 836, 60],
    [166, 736, 60],
  ])
  return [
    path(
      glass,
      linear(
        0,
        '#eef7f6/.9 0',
        '#cfe2e1/.85 55',
        '#e6f2f1/.9 66',
        '#9dbabd/.9 72',
        '#86a7ac/.95 100',
      ),
    ),
    towels(body),
    path(
      glass,
      linear(
        0,
        '#ffffff/.45 0',
        '#ffffff/.1 40',
        '#ffffff/.35 66',
        '#ffffff/0 70',
        '#5f8088/.25 100',
      ),
    ),
    shape(
      [
        [148, 460, 20],
        [190, 468, 20],
        [212, 716, 20],
        [188, 710, 20],
      ],
      linear(90, '#ffffff/.9', '#ffffff/.15'),
    ),
    line('M612 530L610 800', 7, '#ffffff', 'opacity=".5"'),
    slab([88, 352], [392, 262], [888, 332], [624, 440], 70, 56, body),
    onPlane(
      [392, 266],
      [494, 70],
      [-302, 88],
      plate(11, 12, 78, 76, 12, body.deep, 'opacity=".22"'),
      plate(11.5, 14, 77, 73, 11, linear(40, body.glow, body.light, body.base)),
    ),
    oval(490, 348, 70, 15, body.deep, 'opacity=".25"'),
    line('M132 348L372 278', 7, '#ffffff', 'opacity=".6"'),
    clip(300, 402, 10, accent),
    clip(726, 410, -22, accent),
  ].join('')
}

/** A clear box with a coloured lid and clips; its other picture stacks two. */
export function storageBox(palette: Palette, pose: Pose = 'hero'): string {
  if (pose === 'hero')
    return blockShadow([166, 722], [400, 650], [812, 690], [610, 826]) + box(palette)
  return [
    group(
      'translate(120 290) scale(.76)',
      blockShadow([166, 722], [400, 650], [812, 690], [610, 826]),
      box(palette),
    ),
    group('translate(160 30) scale(.7)', box(palette)),
  ].join('')
}
