// Run `node src/pictures/measure.ts` after a change of a drawing: it measures every object and writes frame.ts.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { group } from './material.ts'
import { svgDocument } from './paint.ts'
import { objects, paletteOf } from './object.ts'
import type { Pose } from './view.ts'

const size = 960
const solid = 200

/** Measures the bounding box of the opaque part of a drawing: x, y, width, height. */
async function measure(name: string, pose: Pose): Promise<number[]> {
  const drawing = objects[name]!.draw(paletteOf('ink'), pose)
  // Drawn at half size in the middle, so that parts outside the 960 by 960 square are measured too.
  const svg = svgDocument(size, size, group('translate(240 240) scale(.5)', drawing))
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()
  let [left, top, right, bottom] = [size, size, 0, 0]
  for (let at = 0; at < size * size; at++) {
    if (data[at * 4 + 3]! <= solid) continue
    const [x, y] = [at % size, Math.floor(at / size)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return [(left - 240) * 2, (top - 240) * 2, (right - left + 1) * 2, (bottom - top + 1) * 2]
}

const lines: string[] = []
for (const name of Object.keys(objects)) {
  const [hero, other] = [await measure(name, 'hero'), await measure(name, 'other')]
  lines.push(`  '${name}': [\n    [${hero.join(', ')}],\n    [${other.join(', ')}],\n  ],`)
}
await writeFile(
  join(import.meta.dirname, 'frame.ts'),
  `/** Bounding box of the opaque part of each drawing, without its shadow: x, y, width, height in the hero and in the other pose. */
export const frames: Record<string, readonly (readonly [number, number, number, number])[]> = {
${lines.join('\n')}
}
`,
)
