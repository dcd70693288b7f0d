import { PNG } from 'pngjs'

// The browser is locked, so a faithful picture is the same picture. A channel may still differ by
// a rounding of the processor's, a glyph's edge by a few pixels, and the smoothing of round corners
// by a breath in some more, as layers are put together in another order. A colour that changed by
// one shade fills far more of a picture than that.
const sameShade = 1
const smoothing = 24
const fewPixels = 12
const manyEdges = 64

/**
 * Compares two PNG files. Answers `undefined` when they show the same, else `{words, picture}`:
 * a sentence, and a PNG with the reviewed picture, today's and the changed places side by side.
 */
export function comparePictures(reviewed, today) {
  const before = PNG.sync.read(reviewed)
  const after = PNG.sync.read(today)
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const sheet = new PNG({ width: width * 3 + 16, height })
  sheet.data.fill(0xff)
  PNG.bitblt(before, sheet, 0, 0, before.width, before.height, 0, 0)
  PNG.bitblt(after, sheet, 0, 0, after.width, after.height, width + 8, 0)

  let changed = 0
  let smoothed = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inBoth =
        x < Math.min(before.width, after.width) && y < Math.min(before.height, after.height)
      const a = (y * before.width + x) * 4
      const b = (y * after.width + x) * 4
      const steps = [0, 1, 2].map((c) =>
        Math.abs((before.data[a + c] ?? 0) - (after.data[b + c] ?? 0)),
      )
      const step = inBoth ? Math.max(...steps) : 255
      const differs = step > sameShade
      if (step > smoothing) changed += 1
      else if (differs) smoothed += 1
      const to = (y * sheet.width + x + 2 * width + 16) * 4
      const grey = inBoth ? 200 + (before.data[a] ?? 0) / 5 : 255
      sheet.data.set(differs ? [220, 0, 90, 255] : [grey, grey, grey, 255], to)
    }
  }
  const sized = before.width === after.width && before.height === after.height
  if (sized && changed <= fewPixels && changed + smoothed <= manyEdges) return undefined
  const size = sized
    ? ''
    : `, ${before.width}×${before.height} became ${after.width}×${after.height}`
  return { words: `${changed + smoothed} pixels differ${size}`, picture: PNG.sync.write(sheet) }
}
