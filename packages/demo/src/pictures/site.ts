import { banners, stage, strips } from './banner.ts'
import { combo, comboPieces } from './combo.ts'
import { group, plate, shadow, shape } from './material.ts'
import { linear } from './paint.ts'
import { tone, white } from './palette.ts'
import { payment } from './payment.ts'
import { people, portrait } from './portrait.ts'
import { cup, fruitBowl, plant } from './prop.ts'
import { place } from './object.ts'

/** A picture that belongs to no single product: its size in pixels and its drawing. */
export interface SitePicture {
  width: number
  height: number
  draw: () => string
}

function kitchenTips(): string {
  return [
    stage(960, 960, ['#fdeec4', '#f3b56a'], ['#2c7059', '#1d5241'], 500),
    plant(800, 700, 1.1, white),
    fruitBowl(150, 730, 0.7, tone('#d2452f'), white),
    place('rice-cooker', 'coral', 600, 776, 0.78),
    place('pan', 'coral', 240, 930, 0.54, 'other'),
    place('mini-grinder', 'marigold', 500, 900, 0.62),
    cup(790, 890, 0.74),
  ].join('')
}

function checkoutOffer(): string {
  return [
    stage(960, 960, ['#f9d9bf', '#eb9a78'], ['#8c3a2a', '#6d2a20'], 480),
    shadow(480, 840, 330, 70),
    shape(
      [
        [180, 470, 20],
        [480, 560, 14],
        [480, 880, 30],
        [200, 770, 30],
      ],
      linear(30, '#2f8a6a', '#1f6b52'),
    ),
    shape(
      [
        [480, 560, 14],
        [790, 460, 20],
        [766, 770, 30],
        [480, 880, 30],
      ],
      linear(60, '#1a5a45', '#103c2f'),
    ),
    shape(
      [
        [180, 470, 14],
        [480, 386, 14],
        [790, 460, 14],
        [480, 562, 14],
      ],
      linear(90, '#0e3327', '#14493a'),
    ),
    place('mini-grinder', 'marigold', 400, 640, 0.46),
    place('electric-kettle', 'cream', 590, 620, 0.42),
    shape(
      [
        [180, 470, 20],
        [480, 560, 14],
        [480, 880, 30],
        [200, 770, 30],
      ],
      linear(30, '#3a9a78', '#1f6b52'),
    ),
    shape(
      [
        [480, 560, 14],
        [790, 460, 20],
        [766, 770, 30],
        [480, 880, 30],
      ],
      linear(60, '#1f6b52', '#124535'),
    ),
    shape(
      [
        [296, 505, 4],
        [360, 524, 4],
        [366, 838, 4],
        [308, 814, 4],
      ],
      linear(60, '#ffd27a', '#f0a330'),
    ),
    shape(
      [
        [600, 521, 4],
        [664, 500, 4],
        [652, 814, 4],
        [592, 838, 4],
      ],
      linear(60, '#e0912f', '#a8641c'),
    ),
    shape(
      [
        [180, 470, 10],
        [120, 560, 20],
        [416, 668, 20],
        [480, 562, 10],
      ],
      linear(40, '#4fb08c', '#2a8262'),
    ),
    shape(
      [
        [790, 460, 10],
        [860, 544, 20],
        [552, 664, 20],
        [480, 562, 10],
      ],
      linear(60, '#2a8262', '#185341'),
    ),
    ...[
      [180, 180, '#ffc14d'],
      [800, 200, '#fff1dc'],
      [700, 110, '#e5654b'],
      [260, 300, '#fff1dc'],
      [850, 340, '#ffc14d'],
      [120, 330, '#1f6b52'],
      [480, 90, '#ffc14d'],
    ].map(([x, y, c], i) =>
      plate(Number(x), Number(y), 34, 16, 8, String(c), `transform="rotate(${i * 47} ${x} ${y})"`),
    ),
  ].join('')
}

function openGraph(): string {
  return [
    group('scale(1)', stage(1200, 630, ['#f6ead2', '#f0c987'], ['#1f6b52', '#134535'], 640)),
    plant(1090, 500, 0.8, white),
    place('fan', 'sky', 170, 500, 0.46),
    place('headphones', 'rose', 340, 560, 0.34),
    place('electric-kettle', 'bottle', 880, 520, 0.52),
    place('rice-cooker', 'coral', 620, 560, 0.62),
    place('mini-grinder', 'marigold', 440, 580, 0.4),
    place('cleaning-brush', 'sky', 1000, 590, 0.4),
    place('smart-watch', 'ink', 800, 596, 0.22),
  ].join('')
}

const entries: [string, SitePicture][] = [
  ...Object.entries(banners).map(([name, draw]): [string, SitePicture] => [
    `banners/${name}.1920w.jpg`,
    { width: 1920, height: 640, draw },
  ]),
  ...Object.entries(strips).map(([name, draw]): [string, SitePicture] => [
    `strips/${name}.960w.jpg`,
    { width: 960, height: 400, draw },
  ]),
  ...Object.keys(people).map((name): [string, SitePicture] => [
    `testimonials/${name}.960w.jpg`,
    { width: 960, height: 960, draw: () => portrait(name) },
  ]),
  ...Object.entries(comboPieces).map(([name, pieces]): [string, SitePicture] => [
    `combos/${name}.960w.jpg`,
    { width: 960, height: 960, draw: () => combo(pieces) },
  ]),
  ['campaigns/kitchen-tips.960w.jpg', { width: 960, height: 960, draw: kitchenTips }],
  ['offers/checkout-offer.960w.jpg', { width: 960, height: 960, draw: checkoutOffer }],
  ['payments/payment-banner.1920w.jpg', { width: 1920, height: 360, draw: payment }],
  ['social/open-graph.1200w.jpg', { width: 1200, height: 630, draw: openGraph }],
]

/** Every picture of the site, by its media path. */
export const sitePictures = new Map<string, SitePicture>(entries)
