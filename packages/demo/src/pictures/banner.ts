import { group, line, oval, plate } from './material.ts'
import { linear, radial } from './paint.ts'
import { tone, white } from './palette.ts'
import { cup, fruitBowl, plant } from './prop.ts'
import { place } from './object.ts'

/** Draws a background: wall, counter, a circle behind the objects and a dashed line. */
export function stage(
  width: number,
  height: number,
  wall: [string, string],
  counter: [string, string],
  sunX: number,
): string {
  const ground = height * 0.74
  const r = height * 0.52
  return [
    plate(0, 0, width, height, 0, linear(20, wall[0], wall[1])),
    oval(sunX, ground - height * 0.2, r, r, linear(60, '#ffffff/.5', '#ffffff/.08')),
    `<circle cx="${sunX}" cy="${ground - height * 0.2}" r="${r * 1.16}" fill="none" stroke="#ffffff" stroke-width="5" stroke-dasharray="22 18" stroke-linecap="round" opacity=".55"/>`,
    oval(
      width * 0.16,
      height * -0.1,
      height * 0.9,
      height * 0.6,
      radial(50, 50, 50, '#ffffff/.45 0', '#ffffff/0 100'),
    ),
    plate(0, ground, width, height - ground, 0, linear(90, counter[0], counter[1])),
    plate(0, ground, width, 7, 0, '#ffffff', 'opacity=".5"'),
    line(
      `M0 ${ground + height * 0.2}L${width} ${ground + height * 0.2}`,
      5,
      '#ffffff',
      'stroke-dasharray="22 18" opacity=".35"',
    ),
  ].join('')
}

const steam = (x: number, y: number) =>
  line(
    `M${x} ${y}C${x - 40} ${y - 50} ${x + 40} ${y - 90} ${x} ${y - 150}`,
    16,
    '#ffffff',
    'opacity=".6"',
  )

const bubble = (x: number, y: number, r: number) =>
  oval(x, y, r, r, radial(38, 32, 62, '#ffffff/.3 0', '#ffffff/.25 60', '#ffffff/.85 100')) +
  oval(x - r * 0.35, y - r * 0.4, r * 0.22, r * 0.16, '#ffffff')

/** Draws the pieces of a banner small enough for the flattest crop, a little right of the middle. */
const within = (...pieces: string[]) => group('translate(70 72) scale(.83)', ...pieces)

/** The four home banners, 1920 by 640; the objects stay inside a crop to 2.67:1 and to 3.88:1. */
export const banners: Record<string, () => string> = {
  'rice-cooker': () =>
    stage(1920, 640, ['#f9d9bf', '#f0a98c'], ['#b4543c', '#8c3a2a'], 1150) +
    within(
      plant(1640, 530, 0.92, white) +
        place('rice-cooker', 'cream', 1010, 500, 0.36) +
        fruitBowl(810, 520, 0.66, tone('#e9a93a'), tone('#f3ede2', 0.62)) +
        place('rice-cooker', 'coral', 1300, 552, 0.68, 'other') +
        cup(1010, 566, 0.5),
    ),
  'mini-grinder': () =>
    stage(1920, 640, ['#fdeec4', '#f6c766'], ['#2c7059', '#1d5241'], 1150) +
    within(
      plant(1610, 515, 0.95, tone('#cf7a55')) +
        place('mini-grinder', 'coral', 1000, 510, 0.5) +
        place('mini-grinder', 'marigold', 1290, 556, 0.78) +
        group(
          'translate(0 0)',
          ...[
            [1480, 548, '#c2452d'],
            [1512, 560, '#8c4a22'],
            [1470, 572, '#e0912f'],
            [1540, 548, '#6d8f3a'],
            [1130, 566, '#c2452d'],
            [1100, 552, '#d8b24a'],
          ].map(
            ([x, y, c]) =>
              oval(Number(x), Number(y) + 5, 17, 8, '#10241c', 'opacity=".35"') +
              oval(
                Number(x),
                Number(y),
                17,
                11,
                radial(34, 26, 84, '#ffffff/.8 0', `${c} 45`, `${c} 100`),
              ),
          ),
        ) +
        fruitBowl(790, 540, 0.7, tone('#d2452f'), tone('#f3ede2', 0.62)),
    ),
  'magic-cleaning-brush': () =>
    stage(1920, 640, ['#d9f0ee', '#8fcbd6'], ['#f4efe4', '#d3c9b8'], 1150) +
    within(
      place('storage-box', 'leaf', 1610, 545, 0.46) +
        place('cleaning-brush', 'coral', 960, 520, 0.46) +
        place('cleaning-brush', 'sky', 1290, 566, 0.72, 'other') +
        [
          [1080, 190, 34],
          [1130, 120, 18],
          [1500, 200, 42],
          [1570, 120, 20],
          [1460, 300, 18],
          [880, 240, 22],
          [1420, 110, 14],
        ]
          .map(([x = 0, y = 0, r = 0]) => bubble(x, y, r))
          .join(''),
    ),
  'electric-kettle': () =>
    stage(1920, 640, ['#e6efd9', '#a9cba0'], ['#c79063', '#98643c'], 1150) +
    within(
      plant(1630, 520, 0.86, white) +
        place('electric-kettle', 'cream', 1020, 500, 0.4) +
        place('electric-kettle', 'bottle', 1310, 556, 0.68) +
        steam(1130, 300) +
        cup(1100, 572, 0.62, tone('#e5654b')) +
        cup(1520, 568, 0.54, tone('#f0a330')) +
        cup(850, 548, 0.5),
    ),
}

/** The two pictures that alternate in the strip, 960 by 400. */
export const strips: Record<string, () => string> = {
  'mini-grinder': () =>
    stage(960, 400, ['#fbe3c8', '#f2b27d'], ['#a94e36', '#86392a'], 520) +
    plant(776, 330, 0.5, white) +
    place('mini-grinder', 'leaf', 330, 336, 0.34) +
    place('mini-grinder', 'marigold', 530, 356, 0.44) +
    fruitBowl(166, 346, 0.44, tone('#d2452f'), tone('#f3ede2', 0.62)),
  'magic-cleaning-brush': () =>
    stage(960, 400, ['#e4e2f4', '#b3b4de'], ['#f4efe4', '#d3c9b8'], 520) +
    place('storage-box', 'rose', 800, 330, 0.3) +
    place('cleaning-brush', 'marigold', 350, 340, 0.34) +
    place('cleaning-brush', 'plum', 560, 360, 0.43, 'other') +
    [
      [700, 90, 22],
      [740, 140, 12],
      [240, 110, 18],
      [440, 70, 12],
    ]
      .map(([x = 0, y = 0, r = 0]) => bubble(x, y, r))
      .join(''),
}
