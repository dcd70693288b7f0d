import { blockShadow, onPlane, slab } from '../block.ts'
import { plate, shape, tube } from '../material.ts'
import { linear } from '../paint.ts'
import { black, metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A wall charger with two ports and two pins; in its other picture a cable is plugged in. */
export function charger({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const pin = (x: number, y: number) => tube(`M${x} ${y}L${x + 100} ${y - 46}`, 38, metal)
  return [
    blockShadow([206, 740], [440, 680], [766, 716], [576, 812], 1.1),
    pin(710, 440),
    pin(716, 590),
    slab([186, 330], [420, 232], [762, 276], [564, 388], 412, 86, body),
    onPlane(
      [186, 330],
      [380, 58],
      [0, 412],
      plate(17, 19, 66, 68, 14, linear(45, body.base, body.light), 'opacity=".45"'),
      plate(27, 32, 46, 15, 3, linear(60, black.light, black.deep)),
      plate(31, 41, 38, 4.6, 2, accent.base),
      plate(33, 60, 34, 12, 6, linear(60, black.light, black.deep)),
      plate(38, 65, 24, 2.6, 1.3, metal.light),
      `<circle cx="50" cy="82" r="2.4" fill="#8fd14f"/>`,
    ),
    shape(
      [
        [218, 420, 22],
        [254, 426, 22],
        [254, 680, 22],
        [220, 674, 22],
      ],
      linear(90, '#ffffff/.7', '#ffffff/.05'),
    ),
    pose === 'other'
      ? tube('M372 640C310 690 230 690 170 760C130 800 90 820 30 820', 34, trim) +
        shape(
          [
            [328, 612, 16],
            [426, 624, 16],
            [426, 672, 16],
            [328, 660, 16],
          ],
          linear(60, trim.light, trim.base, trim.dark),
        )
      : '',
  ].join('')
}
