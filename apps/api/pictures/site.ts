import { banners, stage, strips } from './banner.ts'
import { frames } from './frame.ts'
import { group, line, oval, path, plate, shadow, shape } from './material.ts'
import { linear, radial } from './paint.ts'
import { tone, white } from './palette.ts'
import { people, portrait } from './portrait.ts'
import { cup, fruitBowl, plant } from './prop.ts'
import { place } from './shelf.ts'

/** A picture that belongs to the site and to no product: its size and its drawing. */
export interface SitePicture {
  width: number
  height: number
  draw: () => string
}

/** What a combo shows, front piece last: object, palette, x, foot, size. */
const comboPieces: Record<string, [string, string, number, number, number][]> = {
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

/** Pieces put together in their square, as large as they fit. */
function combo(pieces: [string, string, number, number, number][]): string {
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

function kitchenTips(): string {
  return [
    stage(960, 960, ['#fdeec4', '#f3b56a'], ['#2c7059', '#1d5241'], 500),
    plant(850, 730, 0.9, white),
    place('pan', 'coral', 250, 800, 0.46, 'other'),
    place('rice-cooker', 'coral', 620, 760, 0.56),
    fruitBowl(140, 720, 0.56, tone('#d2452f'), white),
    place('mini-grinder', 'marigold', 440, 880, 0.56),
    cup(740, 880, 0.6),
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

function payment(): string {
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
export const sitePictures: Map<string, SitePicture> = new Map(entries)
