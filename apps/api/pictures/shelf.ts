import { blender } from './objects/blender.ts'
import { bodyScale } from './objects/body-scale.ts'
import { bulb } from './objects/bulb.ts'
import { cable } from './objects/cable.ts'
import { charger } from './objects/charger.ts'
import { cleaningBrush } from './objects/cleaning-brush.ts'
import { earbuds } from './objects/earbuds.ts'
import { electricKettle } from './objects/electric-kettle.ts'
import { fan } from './objects/fan.ts'
import { headphones } from './objects/headphones.ts'
import { iron } from './objects/iron.ts'
import { keyboard } from './objects/keyboard.ts'
import { kitchenScale } from './objects/kitchen-scale.ts'
import { knifeSet } from './objects/knife-set.ts'
import { lamp } from './objects/lamp.ts'
import { lunchBox } from './objects/lunch-box.ts'
import { memoryCard } from './objects/memory-card.ts'
import { miniGrinder } from './objects/mini-grinder.ts'
import { mouse } from './objects/mouse.ts'
import { pan } from './objects/pan.ts'
import { phoneHolder } from './objects/phone-holder.ts'
import { powerBank } from './objects/power-bank.ts'
import { riceCooker } from './objects/rice-cooker.ts'
import { router } from './objects/router.ts'
import { smartWatch } from './objects/smart-watch.ts'
import { speaker } from './objects/speaker.ts'
import { storageBox } from './objects/storage-box.ts'
import { trimmer } from './objects/trimmer.ts'
import { tripod } from './objects/tripod.ts'
import { waterBottle } from './objects/water-bottle.ts'
import { webcam } from './objects/webcam.ts'
import { group } from './material.ts'
import { palettes, type Palette } from './palette.ts'
import type { SceneName } from './scene.ts'
import type { DrawObject, Pose } from './view.ts'

/** An object of the family: where it is used, how tall it stands there, and what is worth a closer look. */
export interface ShelfObject {
  draw: DrawObject
  scene: SceneName
  size: number
  focus: readonly [x: number, y: number, zoom: number]
}

const of = (
  draw: DrawObject,
  scene: SceneName,
  size: number,
  x: number,
  y: number,
  zoom = 2,
): ShelfObject => ({
  draw,
  scene,
  size,
  focus: [x, y, zoom],
})

/** The whole family, by name. */
export const objects: Record<string, ShelfObject> = {
  'rice-cooker': of(riceCooker, 'kitchen', 0.66, 470, 560, 2.1),
  'mini-grinder': of(miniGrinder, 'kitchen', 0.66, 470, 470, 2.1),
  'cleaning-brush': of(cleaningBrush, 'bathroom', 0.7, 470, 500, 1.9),
  'electric-kettle': of(electricKettle, 'kitchen', 0.7, 380, 400, 2),
  blender: of(blender, 'kitchen', 0.7, 460, 640, 2.1),
  pan: of(pan, 'kitchen', 0.72, 340, 580, 1.9),
  'knife-set': of(knifeSet, 'kitchen', 0.62, 500, 330, 2.1),
  'storage-box': of(storageBox, 'room', 0.6, 400, 450, 2),
  fan: of(fan, 'room', 0.74, 480, 360, 1.9),
  lamp: of(lamp, 'desk', 0.72, 560, 300, 1.9),
  bulb: of(bulb, 'desk', 0.5, 480, 620, 2.2),
  trimmer: of(trimmer, 'bathroom', 0.62, 520, 330, 2.3),
  earbuds: of(earbuds, 'desk', 0.46, 470, 450, 2),
  headphones: of(headphones, 'desk', 0.62, 340, 600, 2),
  speaker: of(speaker, 'room', 0.52, 460, 420, 2),
  'power-bank': of(powerBank, 'desk', 0.46, 480, 320, 2.1),
  charger: of(charger, 'desk', 0.42, 420, 500, 2),
  cable: of(cable, 'desk', 0.5, 420, 420, 2),
  'phone-holder': of(phoneHolder, 'desk', 0.6, 500, 600, 2),
  tripod: of(tripod, 'room', 0.78, 490, 330, 2.2),
  'smart-watch': of(smartWatch, 'desk', 0.5, 450, 450, 2),
  keyboard: of(keyboard, 'desk', 0.72, 480, 480, 2.2),
  mouse: of(mouse, 'desk', 0.42, 460, 420, 2),
  webcam: of(webcam, 'desk', 0.5, 500, 420, 2.1),
  router: of(router, 'room', 0.56, 330, 620, 2),
  'memory-card': of(memoryCard, 'desk', 0.42, 520, 560, 2),
  iron: of(iron, 'room', 0.56, 520, 500, 2),
  'body-scale': of(bodyScale, 'bathroom', 0.64, 540, 470, 2.2),
  'kitchen-scale': of(kitchenScale, 'kitchen', 0.62, 470, 640, 2.1),
  'lunch-box': of(lunchBox, 'kitchen', 0.54, 440, 500, 2),
  'water-bottle': of(waterBottle, 'desk', 0.56, 480, 230, 2.3),
}

/** The object by its name; throws when there is none. */
export function objectOf(name: string): ShelfObject {
  const object = objects[name]
  if (!object) throw new Error(`No object is called "${name}"`)
  return object
}

/** The palette by its name; throws when there is none. */
export function paletteOf(name: string): Palette {
  const palette = palettes[name]
  if (!palette) throw new Error(`No palette is called "${name}"`)
  return palette
}

/** An object put down in a larger picture: its foot at x and y, `size` 1 being 960 tall. */
export function place(
  name: string,
  palette: string,
  x: number,
  y: number,
  size: number,
  pose: Pose = 'hero',
): string {
  const at = (value: number) => value.toFixed(1)
  return group(
    `translate(${at(x - 480 * size)} ${at(y - 812 * size)}) scale(${size})`,
    objectOf(name).draw(paletteOf(palette), pose),
  )
}
