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

/** A drawn product: the scene of its third picture, its scale there, and the centre and zoom of its fourth. */
export interface PictureObject {
  draw: DrawObject
  scene: SceneName
  size: number
  focus: readonly [x: number, y: number, zoom: number]
}

const object = (
  draw: DrawObject,
  scene: SceneName,
  size: number,
  x: number,
  y: number,
  zoom = 2,
): PictureObject => ({
  draw,
  scene,
  size,
  focus: [x, y, zoom],
})

/** Every drawn product, by name. */
export const objects: Record<string, PictureObject> = {
  'rice-cooker': object(riceCooker, 'kitchen', 0.66, 470, 560, 2.1),
  'mini-grinder': object(miniGrinder, 'kitchen', 0.66, 470, 470, 2.1),
  'cleaning-brush': object(cleaningBrush, 'bathroom', 0.7, 470, 500, 1.9),
  'electric-kettle': object(electricKettle, 'kitchen', 0.7, 380, 400, 2),
  blender: object(blender, 'kitchen', 0.7, 460, 640, 2.1),
  pan: object(pan, 'kitchen', 0.72, 340, 580, 1.9),
  'knife-set': object(knifeSet, 'kitchen', 0.62, 500, 330, 2.1),
  'storage-box': object(storageBox, 'room', 0.6, 400, 450, 2),
  fan: object(fan, 'room', 0.74, 480, 360, 1.9),
  lamp: object(lamp, 'desk', 0.72, 560, 300, 1.9),
  bulb: object(bulb, 'desk', 0.5, 480, 620, 2.2),
  trimmer: object(trimmer, 'bathroom', 0.62, 520, 330, 2.3),
  earbuds: object(earbuds, 'desk', 0.46, 470, 450, 2),
  headphones: object(headphones, 'desk', 0.62, 340, 600, 2),
  speaker: object(speaker, 'room', 0.52, 460, 420, 2),
  'power-bank': object(powerBank, 'desk', 0.46, 480, 320, 2.1),
  charger: object(charger, 'desk', 0.42, 420, 500, 2),
  cable: object(cable, 'desk', 0.5, 420, 420, 2),
  'phone-holder': object(phoneHolder, 'desk', 0.6, 500, 600, 2),
  tripod: object(tripod, 'room', 0.78, 490, 330, 2.2),
  'smart-watch': object(smartWatch, 'desk', 0.5, 450, 450, 2),
  keyboard: object(keyboard, 'desk', 0.72, 480, 480, 2.2),
  mouse: object(mouse, 'desk', 0.42, 460, 420, 2),
  webcam: object(webcam, 'desk', 0.5, 500, 420, 2.1),
  router: object(router, 'room', 0.56, 330, 620, 2),
  'memory-card': object(memoryCard, 'desk', 0.42, 520, 560, 2),
  iron: object(iron, 'room', 0.56, 520, 500, 2),
  'body-scale': object(bodyScale, 'bathroom', 0.64, 540, 470, 2.2),
  'kitchen-scale': object(kitchenScale, 'kitchen', 0.62, 470, 640, 2.1),
  'lunch-box': object(lunchBox, 'kitchen', 0.54, 440, 500, 2),
  'water-bottle': object(waterBottle, 'desk', 0.56, 480, 230, 2.3),
}

/** Finds an object by its name. @throws Error when there is none */
export function objectOf(name: string): PictureObject {
  const found = objects[name]
  if (!found) throw new Error(`There is no object "${name}".`)
  return found
}

/** Finds a palette by its name. @throws Error when there is none */
export function paletteOf(name: string): Palette {
  const palette = palettes[name]
  if (!palette) throw new Error(`There is no palette "${name}".`)
  return palette
}

/** Draws an object in a larger picture with its foot at x and y; `size` 1 is 960 tall. */
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
