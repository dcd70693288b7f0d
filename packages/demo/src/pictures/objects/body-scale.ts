import { blockShadow, onPlane, slab } from '../block.ts'
import { oval, path, plate, shape } from '../material.ts'
import { linear } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

function digits(text: string, x: number, y: number, s: number, colour: string): string {
  const lit: Record<string, string> = {
    '0': '1110111',
    '1': '0010010',
    '2': '1011101',
    '4': '0111010',
    '5': '1101011',
    '6': '1101111',
    '7': '1010010',
    '8': '1111111',
    '.': '',
  }
  return [...text]
    .map((digit, i) => {
      const o = x + i * s * 1.55
      const bars = [
        plate(o, y, s, s * 0.2, s * 0.1, colour),
        plate(o - s * 0.06, y, s * 0.2, s, s * 0.1, colour),
        plate(o + s * 0.86, y, s * 0.2, s, s * 0.1, colour),
        plate(o, y + s * 0.92, s, s * 0.2, s * 0.1, colour),
        plate(o - s * 0.06, y + s, s * 0.2, s, s * 0.1, colour),
        plate(o + s * 0.86, y + s, s * 0.2, s, s * 0.1, colour),
        plate(o, y + s * 1.86, s, s * 0.2, s * 0.1, colour),
      ]
      if (digit === '.') return oval(o + s * 0.4, y + s * 1.95, s * 0.16, s * 0.16, colour)
      return bars.filter((_, at) => lit[digit]?.[at] === '1').join('')
    })
    .join('')
}

/** A glass bathroom scale on the floor; its display is lit in the other picture. */
export function bodyScale({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const pad = (x: number, y: number) =>
    plate(x, y, 22, 30, 10, trim.deep, 'opacity=".35"') +
    plate(x, y - 1, 22, 30, 10, linear(45, metal.glow, metal.light, metal.base)) +
    plate(x + 4, y + 3, 6, 22, 3, '#ffffff', 'opacity=".6"')
  const on = pose === 'other'
  return [
    blockShadow([60, 606], [452, 386], [910, 572], [504, 836], 1),
    slab([60, 560], [452, 340], [910, 526], [504, 790], 40, 80, body),
    onPlane(
      [452, 340],
      [458, 186],
      [-392, 220],
      plate(5, 5, 90, 90, 14, linear(45, '#ffffff/.5', '#ffffff/.06')),
      plate(30, 9, 40, 19, 7, black.deep),
      plate(
        31,
        10,
        38,
        17,
        6,
        on ? linear(45, '#e8fbef', '#bfe8d0') : linear(45, '#4a5560', '#272b35'),
      ),
      digits(on ? '62.4' : '0.0', on ? 37.5 : 42, 12.6, 4.4, on ? '#21453a' : accent.glow),
      pad(12, 44),
      pad(66, 44),
    ),
    path(
      'M96 560L448 362',
      'none',
      'stroke="#ffffff" stroke-width="9" stroke-linecap="round" opacity=".65"',
    ),
    shape(
      [
        [250, 520, 20],
        [452, 404, 20],
        [540, 440, 20],
        [330, 560, 20],
      ],
      linear(30, '#ffffff/.3', '#ffffff/0'),
    ),
  ].join('')
}
