import { group, plate } from './material.ts'
import { linear } from './paint.ts'
import { mix } from './palette.ts'
import { scene } from './scene.ts'
import { objectOf, paletteOf, place } from './shelf.ts'

/** One of a product's four pictures, 960 by 960: 1 hero, 2 other side, 3 at work, 4 close. */
export function productDrawing(name: string, palette: string, view: number): string {
  const object = objectOf(name)
  const colours = paletteOf(palette)
  if (view === 1) return object.draw(colours)
  if (view === 2) return object.draw(colours, 'other')
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
