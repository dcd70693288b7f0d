import { frames } from './frame.ts'
import { group, plate } from './material.ts'
import { linear } from './paint.ts'
import { mix } from './palette.ts'
import { scene } from './scene.ts'
import { objectOf, paletteOf, place } from './object.ts'

/** Puts an object in the middle of its square, scaled to the size of other products. */
function framed(name: string, which: 0 | 1, drawing: string): string {
  const [x, y, width, height] = frames[name]?.[which] ?? [0, 0, 960, 960]
  const scale = Math.min(800 / width, 780 / height, 1.3)
  const dx = 480 - (x + width / 2) * scale
  const dy = 484 - (y + height / 2) * scale
  return group(`translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${scale.toFixed(3)})`, drawing)
}

/** One of a product's four pictures, 960 by 960: 1 hero pose, 2 other pose, 3 in its scene, 4 close-up. */
export function productDrawing(name: string, palette: string, view: number): string {
  const object = objectOf(name)
  const colours = paletteOf(palette)
  if (view === 1) return framed(name, 0, object.draw(colours))
  if (view === 2) return framed(name, 1, object.draw(colours, 'other'))
  if (view === 3) return scene(object.scene) + place(name, palette, 490, 862, object.size * 1.16)
  const [x, y, zoom] = object.focus
  const tint = colours.body.glow
  return [
    plate(
      0,
      0,
      960,
      960,
      0,
      linear(50, mix(tint, '#fffaf0', 0.45), mix(tint, colours.body.base, 0.28)),
    ),
    group(`translate(${480 - x * zoom} ${480 - y * zoom}) scale(${zoom})`, object.draw(colours)),
  ].join('')
}
