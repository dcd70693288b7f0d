import { band, gloss, oval, patchPath, path, shadow, tube, turned } from '../material.ts'
import { linear } from '../paint.ts'
import { metal, type Palette } from '../palette.ts'
import type { Pose } from '../view.ts'

/** A steel bottle with a loop on its lid; the other picture has its lid off. */
export function waterBottle({ body, trim, accent }: Palette, pose: Pose = 'hero'): string {
  const cx = 480
  const k = 0.22
  const lid = (x: number, y: number) =>
    [
      tube(
        `M${x - 66} ${y - 76}C${x - 60} ${y - 156} ${x + 60} ${y - 156} ${x + 66} ${y - 76}`,
        32,
        accent,
      ),
      turned(
        x,
        k,
        [
          [88, y - 84],
          [98, y - 64, 14],
          [102, y + 26, 8],
        ],
        trim,
      ),
      ...[-0.8, -0.5, -0.2, 0.1, 0.4, 0.7].map((f) =>
        path(patchPath(x, k, 98, y - 50, 101, y + 14, f, f + 0.08), trim.deep, 'opacity=".25"'),
      ),
      oval(x, y - 84, 88, 20, linear(25, trim.glow, trim.light, trim.base)),
    ].join('')
  return [
    shadow(cx + 6, 846, 156, 40),
    turned(
      cx,
      k,
      [
        [142, 800],
        [138, 846, 10],
      ],
      trim,
    ),
    turned(
      cx,
      k,
      [
        [96, 240],
        [100, 270, 30],
        [148, 366, 70],
        [150, 800],
      ],
      body,
    ),
    gloss(cx, k, 148, 400, 148, 790, -0.8, -0.58, 0.62),
    gloss(cx, k, 148, 400, 148, 780, -0.52, -0.46, 0.32),
    path(patchPath(cx, k, 148, 400, 150, 790, 0.88, 0.97), linear(0, '#ffffff/0', '#ffffff/.26')),
    band(
      cx,
      k,
      150,
      560,
      150,
      690,
      linear(0, trim.dark, trim.glow, trim.light, trim.base, trim.deep),
    ),
    band(cx, k, 150, 584, 150, 596, linear(0, accent.dark, accent.light, accent.base, accent.deep)),
    band(cx, k, 150, 654, 150, 666, linear(0, accent.dark, accent.light, accent.base, accent.deep)),
    band(
      cx,
      k,
      96,
      224,
      98,
      262,
      linear(0, metal.dark, metal.glow, metal.light, metal.base, metal.deep),
    ),
    pose === 'hero'
      ? lid(cx, 216)
      : oval(cx, 226, 96, 21, linear(20, metal.glow, metal.light, metal.dark)) +
        oval(cx, 229, 80, 16, linear(90, metal.deep, metal.dark)) +
        shadow(748, 836, 100, 28) +
        lid(746, 806),
  ].join('')
}
