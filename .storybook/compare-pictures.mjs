import { PNG } from 'pngjs'

// Differences of a channel, 0 to 255: rounding, and antialiasing of round corners, which depends on
// the order in which the browser composes its layers.
const rounding = 1
const antialiasing = 24
// Numbers of pixels that may differ by more than antialiasing, and by more than rounding.
const maxChanged = 12
const maxDifferent = 64

/**
 * Compares two PNG files. Returns `undefined` when they are the same, else `{message, picture}`: a
 * sentence, and a PNG with the reviewed picture, the current one and the differences side by side.
 */
export function comparePictures(reviewed, current) {
  const before = PNG.sync.read(reviewed)
  const after = PNG.sync.read(current)
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const sheet = new PNG({ width: width * 3 + 16, height })
  sheet.data.fill(0xff)
  PNG.bitblt(before, sheet, 0, 0, before.width, before.height, 0, 0)
  PNG.bitblt(after, sheet, 0, 0, after.width, after.height, width + 8, 0)

  let changed = 0
  let antialiased = 0
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
      const differs = step > rounding
      if (step > antialiasing) changed += 1
      else if (differs) antialiased += 1
      const to = (y * sheet.width + x + 2 * width + 16) * 4
      const grey = inBoth ? 200 + (before.data[a] ?? 0) / 5 : 255
      sheet.data.set(differs ? [220, 0, 90, 255] : [grey, grey, grey, 255], to)
    }
  }
  const sameSize = before.width === after.width && before.height === after.height
  if (sameSize && changed <= maxChanged && changed + antialiased <= maxDifferent) return undefined
  const size = sameSize
    ? ''
    : `, ${before.width}×${before.height} became ${after.width}×${after.height}`
  return {
    message: `${changed + antialiased} pixels differ${size}`,
    picture: PNG.sync.write(sheet),
  }
}
