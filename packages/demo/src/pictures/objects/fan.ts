import { gloss, group, oval, path, shadow, turned } from '../material.ts'
import { linear, radial } from '../paint.ts'
import { metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A round fan on a foot; its other picture is turned and running. */
export function fan({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const blade = (angle: number) =>
    group(
      `rotate(${angle})`,
      path(
        'M-20 -40C-90 -110 -110 -210 -30 -236C60 -252 118 -176 96 -96C80 -50 40 -30 20 -30Z',
        linear(30, `${body.glow} 0`, `${body.light} 30`, `${body.base} 65`, `${body.dark} 100`),
      ),
    )
  const spokes = Array.from(
    { length: 36 },
    (_, i) =>
      `<path d="M0 -64L0 -262" transform="rotate(${i * 10})" stroke="${i > 8 && i < 22 ? metal.dark : metal.glow}" stroke-width="4.5"/>`,
  ).join('')
  const rings = [112, 162, 212]
    .map(
      (r) =>
        `<circle r="${r}" fill="none" stroke="${linear(45, metal.glow, metal.light, metal.dark)}" stroke-width="5"/>`,
    )
    .join('')
  const blades =
    pose === 'hero'
      ? [12, 132, 252].map(blade).join('')
      : Array.from({ length: 9 }, (_, i) => `<g opacity=".45">${blade(i * 40)}</g>`).join('')
  return [
    shadow(480, 838, 216, 46),
    turned(
      480,
      0.22,
      [
        [150, 770],
        [206, 806, 40],
        [206, 836, 8],
      ],
      trim,
    ),
    oval(480, 772, 150, 33, linear(25, trim.glow, trim.light, trim.base)),
    oval(480, 812, 26, 12, radial(40, 36, 70, accent.glow, accent.base, accent.dark)),
    turned(
      480,
      0.2,
      [
        [36, 590],
        [30, 700, 30],
        [52, 782],
      ],
      body,
    ),
    gloss(480, 0.2, 36, 600, 40, 760, -0.7, -0.3, 0.6),
    group(
      `translate(480 364) ${pose === 'hero' ? 'scale(.97 1)' : 'rotate(-3) scale(.84 1)'}`,
      `<circle cx="26" cy="10" r="282" fill="${body.deep}"/>`,
      `<circle cx="14" cy="5" r="286" fill="${linear(30, body.base, body.dark, body.deep)}"/>`,
      `<circle r="286" fill="${linear(45, body.glow, body.base, body.dark)}"/>`,
      `<circle r="264" fill="${radial(50, 50, 50, '#4b5560 0', '#6b7784 60', '#8d98a3 100')}"/>`,
      `<circle r="264" fill="${linear(60, '#20242c/.5', '#20242c/.05')}"/>`,
      blades,
      spokes,
      rings,
      `<circle cx="3" cy="4" r="72" fill="${trim.deep}" opacity=".5"/>`,
      `<circle r="68" fill="${radial(36, 28, 80, trim.glow, trim.base, trim.dark)}"/>`,
      `<circle r="30" fill="${radial(36, 28, 80, accent.glow, accent.base, accent.dark)}"/>`,
      path(
        'M-236 -120C-190 -214 -110 -252 -20 -258C-110 -230 -180 -180 -214 -100Z',
        '#ffffff',
        'opacity=".35"',
      ),
    ),
  ].join('')
}
