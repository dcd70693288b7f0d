import { line, oval, path, plate, shadow } from './material.ts'
import { linear, radial } from './paint.ts'
import { tone, white } from './palette.ts'
import { board, books, cup, fruitBowl, plant, window } from './prop.ts'

/** The backgrounds that show a product in use. */
export type SceneName = 'kitchen' | 'desk' | 'room' | 'bathroom'

const sunlight = path(
  'M-40 0L420 0L960 760L960 960L560 960Z',
  linear(50, '#fff6d8/.5', '#fff6d8/.05'),
)

function tiles(
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  size: number,
  colour: string,
): string {
  let d = ''
  for (let y = y0; y <= y1; y += size) d += `M${x0} ${y}L${x1} ${y}`
  for (let x = x0; x <= x1; x += size) d += `M${x} ${y0}L${x} ${y1}`
  return `<path d="${d}" stroke="${colour}" stroke-width="4" opacity=".5" fill="none"/>`
}

function kitchen(): string {
  return [
    plate(0, 0, 960, 660, 0, linear(70, '#f7ead3', '#eed9b8')),
    tiles(0, 60, 960, 640, 116, '#ffffff'),
    plate(0, 196, 400, 22, 6, linear(90, '#c5905c', '#8c5a34')),
    plant(96, 200, 0.44, white),
    cup(250, 200, 0.5, tone('#4b9fd0')),
    window(620, 70, 280, 300),
    sunlight,
    plate(0, 640, 960, 330, 0, linear(90, '#d9b38a 0', '#c79a6d 22', '#a97a50 100')),
    plate(0, 640, 960, 20, 0, '#f3d9b4', 'opacity=".8"'),
    board(140, 690, 0.72),
    fruitBowl(846, 716, 0.62, tone('#f0b93a')),
  ].join('')
}

function desk(): string {
  return [
    plate(0, 0, 960, 640, 0, linear(60, '#dfeae4', '#c3d8cf')),
    plate(90, 96, 220, 280, 12, linear(40, '#fffaf0', '#eadfca')),
    plate(112, 118, 176, 236, 6, linear(60, '#f2c078', '#e5825a')),
    oval(200, 220, 46, 46, '#fff3d2'),
    path('M112 320C150 270 190 300 220 280C250 262 270 290 288 280L288 354L112 354Z', '#2f6f5a'),
    sunlight,
    plate(0, 620, 960, 350, 0, linear(90, '#e9cfa8 0', '#d8b384 30', '#b98b5c 100')),
    plate(0, 620, 960, 16, 0, '#fbe8c8', 'opacity=".85"'),
    plant(838, 690, 0.86, white),
    books(170, 700, 0.66),
  ].join('')
}

function room(): string {
  return [
    plate(0, 0, 960, 640, 0, linear(60, '#f1e1dc', '#e2c6c0')),
    window(80, 70, 270, 330),
    sunlight,
    plate(0, 600, 960, 30, 0, linear(90, '#fffaf4', '#e6d6cc')),
    plate(0, 630, 960, 340, 0, linear(90, '#c99c70 0', '#b0804f 60', '#946438 100')),
    ...[700, 790, 890].map((y) => line(`M0 ${y}L960 ${y}`, 4, '#7a4f2c', 'opacity=".28"')),
    oval(480, 830, 430, 104, linear(30, '#2f7a62', '#1f5a48')),
    oval(
      480,
      826,
      390,
      88,
      'none',
      'stroke="#f3e3c0" stroke-width="7" stroke-dasharray="20 14" opacity=".8"',
    ),
    plant(842, 720, 1.1),
  ].join('')
}

function bathroom(): string {
  const drops = [
    [120, 220, 10],
    [300, 120, 8],
    [820, 300, 11],
    [700, 90, 7],
    [70, 420, 9],
  ]
  return [
    plate(0, 0, 960, 640, 0, linear(60, '#e3f2f2', '#bcdcdf')),
    tiles(0, 0, 960, 620, 124, '#ffffff'),
    ...drops.map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 1.2, '#ffffff', 'opacity=".7"')),
    sunlight,
    plate(0, 620, 960, 350, 0, linear(90, '#9fcad0 0', '#86b6be 40', '#6599a3 100')),
    `<path d="M480 620L480 960M250 620L60 960M710 620L900 960M0 700L960 700M0 810L960 810" stroke="#ffffff" stroke-width="5" opacity=".45"/>`,
    plate(0, 612, 960, 18, 0, '#ffffff', 'opacity=".75"'),
    shadow(140, 700, 90, 20),
    plate(70, 470, 130, 230, 34, linear(0, '#f7c9a8', '#fff1e2', '#f0b48a', '#c9805a')),
    plate(108, 416, 54, 60, 12, linear(0, '#ffffff', '#d9d2c8')),
    oval(480, 850, 400, 70, radial(50, 50, 50, '#ffffff/.4 0', '#ffffff/0 100')),
  ].join('')
}

const rooms: Record<SceneName, () => string> = { kitchen, desk, room, bathroom }

/** Draws a background of 960 by 960; objects are at about y = 850. */
export const scene = (name: SceneName): string => rooms[name]()
