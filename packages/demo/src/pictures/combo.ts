import { frames } from './frame.ts'
import { group } from './material.ts'
import { place } from './object.ts'

/** The objects in a combo's picture, front one last: object, palette, x, foot, size. */
export const comboPieces: Record<string, [string, string, number, number, number][]> = {
  'first-kitchen': [
    ['electric-kettle', 'bottle', 700, 700, 0.58],
    ['mini-grinder', 'marigold', 270, 720, 0.5],
    ['rice-cooker', 'coral', 480, 850, 0.66],
  ],
  'tea-time': [
    ['electric-kettle', 'bottle', 400, 800, 0.8],
    ['water-bottle', 'sky', 760, 840, 0.62],
  ],
  'clean-home': [
    ['storage-box', 'leaf', 560, 720, 0.72],
    ['cleaning-brush', 'sky', 380, 850, 0.68],
  ],
  spice: [
    ['mini-grinder', 'marigold', 320, 720, 0.66],
    ['pan', 'coral', 560, 900, 0.72],
  ],
  desk: [
    ['webcam', 'steel', 300, 560, 0.5],
    ['keyboard', 'cream', 480, 800, 0.8],
    ['mouse', 'coral', 760, 880, 0.36],
  ],
  'travel-charge': [
    ['power-bank', 'bottle', 360, 720, 0.66],
    ['charger', 'cream', 700, 780, 0.48],
    ['cable', 'coral', 460, 900, 0.46],
  ],
  sound: [
    ['speaker', 'bottle', 600, 740, 0.74],
    ['earbuds', 'cream', 300, 870, 0.5],
  ],
  school: [
    ['lamp', 'sky', 640, 640, 0.62],
    ['water-bottle', 'sky', 240, 800, 0.6],
    ['lunch-box', 'bottle', 570, 880, 0.62],
  ],
  creator: [
    ['tripod', 'ink', 380, 820, 0.86],
    ['phone-holder', 'sky', 740, 860, 0.5],
  ],
  groom: [
    ['body-scale', 'sky', 500, 860, 0.8],
    ['trimmer', 'bottle', 330, 700, 0.66],
  ],
  'load-shedding': [
    ['fan', 'sky', 330, 780, 0.76],
    ['lamp', 'marigold', 640, 860, 0.64],
    ['bulb', 'cream', 860, 880, 0.32],
  ],
  fitness: [
    ['body-scale', 'sky', 520, 880, 0.84],
    ['smart-watch', 'ink', 330, 740, 0.66],
  ],
}

/** Draws pieces together, scaled to fill 960 by 960. */
export function combo(pieces: [string, string, number, number, number][]): string {
  const boxes = pieces.map(([name, , x, foot, size]) => {
    const [left, top, width, height] = frames[name]?.[0] ?? [0, 0, 960, 960]
    return [
      x + (left - 480) * size,
      foot + (top - 812) * size,
      width * size,
      height * size,
    ] as const
  })
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const width = Math.max(...boxes.map(([x, , w]) => x + w)) - left
  const height = Math.max(...boxes.map(([, y, , h]) => y + h)) - top
  const scale = Math.min(850 / width, 800 / height, 1.4)
  const dx = 480 - (left + width / 2) * scale
  const dy = 484 - (top + height / 2) * scale
  return group(
    `translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(3)})`,
    ...pieces.map((piece) => place(...piece)),
  )
}
