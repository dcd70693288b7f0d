import type { Locator } from '@playwright/test'

/** What is drawn in a picture of a control: whether anything differs from its ground, and how many pixels are blue. */
interface Drawn {
  drawn: boolean
  blue: number
}

/** Looks at the pixels of a control; with `part` 'end' only at the square at its end. */
export async function drawnPixels(
  control: Locator,
  part: 'whole' | 'end' = 'whole',
): Promise<Drawn> {
  // In the middle, because bars at the edges of the screen lie over the page.
  await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const picture = (await control.screenshot()).toString('base64')
  return control.evaluate(
    async (_, { data, end }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!canvas) throw new Error('No canvas.')
      canvas.drawImage(image, 0, 0)
      const edge = image.height * 0.15
      const left = end ? image.width - image.height : 0
      const width = end ? image.height * 0.7 : image.width
      const box = canvas.getImageData(
        left,
        end ? edge : 0,
        width,
        end ? image.height * 0.7 : image.height,
      )
      const ground = box.data.slice(0, 3)
      let [drawn, blue] = [0, 0]
      for (let at = 0; at < box.data.length; at += 4) {
        const colour = [...box.data.subarray(at, at + 3)]
        const far = colour.reduce(
          (sum, value, index) => sum + Math.abs(value - (ground[index] ?? 0)),
          0,
        )
        if (far > 60) drawn++
        if ((colour[2] ?? 0) > (colour[0] ?? 0) + 40) blue++
      }
      return { drawn: drawn > 20, blue }
    },
    { data: picture, end: part === 'end' },
  )
}
