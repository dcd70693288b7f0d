import sharp, { type Sharp } from 'sharp'
import { variantPath, type Picture } from './picture.ts'
import { writeAtomically } from './write-file.ts'

/** Part of every hash: change it with the encoder settings below, so that all pictures are rendered again. */
export const encoding = 'avif50e1-webp76e2-jpg78-2'

const background = '#f6f1e7'
const transparent = /^(products\/.*-[12]\.|combos\/)/

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const pixels = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true })
const fromPixels = ({ data, info }: Pixels) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

/**
 * Renders a picture and writes its files. The drawing is rasterised once; each width is scaled from
 * the next larger one.
 * @returns sizes in bytes by file name
 */
export async function encode(
  outDir: string,
  mediaPath: string,
  picture: Picture,
): Promise<Record<string, number>> {
  const drawn = sharp(Buffer.from(picture.svg))
  let current = await pixels(
    transparent.test(mediaPath) ? drawn.ensureAlpha() : drawn.flatten({ background }),
  )
  const files: Record<string, number> = {}
  for (const width of [...picture.widths].sort((a, b) => b - a)) {
    if (width !== current.info.width) current = await pixels(fromPixels(current).resize(width))
    const images = {
      avif: fromPixels(current).avif({ quality: 50, effort: 1, chromaSubsampling: '4:2:0' }),
      webp: fromPixels(current).webp({ quality: 76, effort: 2, alphaQuality: 80 }),
      jpg: fromPixels(current).flatten({ background }).jpeg({ quality: 78, progressive: true }),
    }
    for (const [format, image] of Object.entries(images)) {
      const name = variantPath(mediaPath, width, format as keyof typeof images)
      const content = await image.toBuffer()
      await writeAtomically(outDir, name, content)
      files[name] = content.length
    }
  }
  return files
}
