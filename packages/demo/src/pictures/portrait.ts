import { group, oval, path, plate } from './material.ts'
import { linear, radial } from './paint.ts'
import { mix, tone } from './palette.ts'

interface Person {
  ground: string
  skin: string
  hair: string
  cloth: string
  accent: string
  style: 'short' | 'long' | 'bun' | 'scarf' | 'beard' | 'curly'
  glasses?: boolean
}

/** Six invented people, by the file name of their portrait. */
export const people: Record<string, Person> = {
  one: {
    ground: '#f2c078',
    skin: '#c98f63',
    hair: '#2c2228',
    cloth: '#1f6b52',
    accent: '#f6efdf',
    style: 'short',
  },
  two: {
    ground: '#a9cfc0',
    skin: '#b97a50',
    hair: '#241c22',
    cloth: '#d9603f',
    accent: '#ffc14d',
    style: 'long',
  },
  three: {
    ground: '#e7b4b0',
    skin: '#a96a45',
    hair: '#1f191d',
    cloth: '#4b6fa8',
    accent: '#f6efdf',
    style: 'beard',
    glasses: true,
  },
  four: {
    ground: '#b9cbe6',
    skin: '#d09a70',
    hair: '#6d3f86',
    cloth: '#6d3f86',
    accent: '#f0a330',
    style: 'scarf',
  },
  five: {
    ground: '#cfd9a6',
    skin: '#9c6242',
    hair: '#2b2023',
    cloth: '#e5a03a',
    accent: '#7c2f24',
    style: 'curly',
  },
  six: {
    ground: '#d3c0e4',
    skin: '#c2875c',
    hair: '#8b8a92',
    cloth: '#2f7a8a',
    accent: '#f6efdf',
    style: 'bun',
    glasses: true,
  },
}

function hairBehind({ hair, style }: Person): string {
  const t = tone(hair)
  const fill = linear(30, t.light, t.base, t.deep)
  if (style === 'long')
    return path(
      'M268 420C250 220 360 150 480 150C610 150 710 230 692 430C684 560 730 660 690 720L270 720C230 660 280 560 268 420Z',
      fill,
    )
  if (style === 'bun')
    return (
      oval(480, 150, 84, 74, radial(34, 26, 84, t.light, t.base, t.deep)) +
      oval(480, 330, 212, 190, fill)
    )
  if (style === 'scarf')
    return path(
      'M250 430C236 230 350 140 480 140C620 140 726 240 710 440C704 580 720 700 760 800L200 800C240 700 256 580 250 430Z',
      fill,
    )
  if (style === 'curly')
    return [
      [300, 300],
      [340, 210],
      [430, 160],
      [530, 160],
      [620, 210],
      [662, 300],
      [672, 380],
      [290, 380],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 74, 74, radial(34, 26, 84, t.light, t.base, t.deep)))
      .join('')
  return ''
}

function hairBefore({ hair, style, skin }: Person): string {
  const t = tone(hair)
  const fill = linear(30, t.light, t.base, t.deep)
  if (style === 'scarf')
    return (
      path(
        'M296 420C296 260 380 200 480 200C580 200 664 260 664 420C664 300 590 250 480 250C370 250 296 300 296 420Z',
        fill,
      ) +
      path(
        'M296 470C300 620 380 694 480 694C580 694 660 620 664 470C700 560 720 640 740 760C680 830 280 830 220 760C240 640 262 560 296 470Z',
        linear(90, t.base, t.deep),
      )
    )
  if (style === 'curly')
    return [
      [350, 250],
      [420, 220],
      [500, 214],
      [580, 236],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 56, 50, radial(34, 26, 84, t.light, t.base, t.deep)))
      .join('')
  if (style === 'long')
    return path(
      'M300 400C296 250 390 190 490 190C600 190 668 260 660 400C640 330 600 290 540 270C470 320 370 330 300 400Z',
      fill,
    )
  if (style === 'bun')
    return path(
      'M298 390C296 250 390 196 480 196C576 196 668 250 662 390C640 320 580 280 480 276C384 280 320 320 298 390Z',
      fill,
    )
  const short = path(
    'M292 400C276 240 380 170 492 176C612 180 690 260 666 404C654 350 640 320 610 300C520 320 400 310 340 290C316 320 304 350 292 400Z',
    fill,
  )
  return style === 'beard'
    ? short +
        path(
          'M304 460C304 620 380 690 480 690C580 690 656 620 656 460C640 540 600 566 560 556C520 540 440 540 400 556C360 566 320 540 304 460Z',
          fill,
        ) +
        path('M430 594C460 614 500 614 530 594C520 626 440 626 430 594Z', mix(skin, '#5c1f22', 0.5))
    : short
}

/** A friendly head and shoulders, 960 by 960. */
export function portrait(name: string): string {
  const person = people[name]
  if (!person) throw new Error(`Nobody is called "${name}"`)
  const skin = tone(person.skin)
  const cloth = tone(person.cloth)
  const face = radial(36, 28, 84, `${skin.light} 0`, `${skin.base} 55`, `${skin.dark} 100`)
  const eye = (x: number) => oval(x, 424, 17, 21, '#241a20') + oval(x - 5, 417, 5, 6, '#ffffff')
  const brow = (x: number, tilt: number) =>
    plate(
      x - 34,
      374,
      68,
      13,
      6.5,
      mix(person.hair, '#1f191d', 0.4),
      `transform="rotate(${tilt} ${x} 380)"`,
    )
  return [
    plate(0, 0, 960, 960, 0, linear(50, mix(person.ground, '#ffffff', 0.4), person.ground)),
    oval(480, 470, 400, 400, '#ffffff', 'opacity=".22"'),
    hairBehind(person),
    path(
      'M130 960C140 780 280 708 400 690L560 690C680 708 820 780 830 960Z',
      linear(30, cloth.light, cloth.base, cloth.dark),
    ),
    path('M400 660L400 720C440 770 520 770 560 720L560 660Z', skin.dark),
    path(
      'M384 700C430 790 530 790 576 700L604 706C560 840 400 840 356 706Z',
      linear(30, person.accent, mix(person.accent, '#2a1636', 0.2)),
    ),
    person.style === 'scarf'
      ? ''
      : oval(294, 446, 34, 48, face) + oval(666, 446, 34, 48, skin.dark),
    path(
      'M300 400C300 270 380 206 480 206C580 206 660 270 660 400C664 560 590 680 480 680C370 680 296 560 300 400Z',
      face,
    ),
    oval(372, 516, 44, 28, '#e5654b', 'opacity=".28"'),
    oval(588, 516, 44, 28, '#e5654b', 'opacity=".28"'),
    eye(404),
    eye(556),
    brow(404, -5),
    brow(556, 5),
    path(
      'M476 450C466 490 460 510 480 516C490 518 498 516 504 510',
      'none',
      `stroke="${skin.dark}" stroke-width="11" stroke-linecap="round"`,
    ),
    person.style === 'beard'
      ? ''
      : path(
          'M418 574C450 618 510 618 542 574C530 586 430 586 418 574Z',
          '#ffffff',
          `stroke="${mix(person.skin, '#5c1f22', 0.6)}" stroke-width="10" stroke-linejoin="round"`,
        ),
    hairBefore(person),
    person.glasses
      ? group(
          'translate(0 0)',
          ...[404, 556].map(
            (x) =>
              `<rect x="${x - 58}" y="372" width="116" height="104" rx="46" fill="#ffffff" fill-opacity=".16" stroke="#2b2430" stroke-width="11"/>`,
          ),
          path('M462 418C474 408 486 408 498 418', 'none', 'stroke="#2b2430" stroke-width="11"'),
        )
      : '',
  ].join('')
}
