import type { Sharp } from 'sharp'
import { widthsOf, type PhotoStem } from './photo-path.ts'
import type { PhotoStore } from './photo-store.ts'
import { loadSharp, maxPixels } from './sharp.ts'

/**
 * Makes the pictures of a photo that are missing: each width as AVIF, WebP and JPEG, upright, in sRGB and without
 * metadata. The photo is decoded once; each width is scaled from the next larger one. A picture fits into a square of
 * its width, so that an upright photo is not larger than the box it is shown in.
 */
export async function makePictures(
  store: PhotoStore,
  photo: PhotoStem & { original: string },
): Promise<void> {
  const sharp = await loadSharp()
  const widths = [...widthsOf(photo.banner)].sort((a, b) => b - a)
  const path = (width: number, format: string) => `${photo.stem}.${width}w.${format}`
  const missing: string[] = []
  for (const file of widths.flatMap((w) => ['avif', 'webp', 'jpg'].map((f) => path(w, f)))) {
    if (!(await store.has(file))) missing.push(file)
  }
  if (missing.length === 0) return
  const input = { limitInputPixels: maxPixels.baseline, failOn: 'error' } as const
  let scaled: Sharp = sharp(await store.read(photo.original), input).autoOrient()
  for (const width of widths) {
    const { data, info } = await scaled
      .resize(width, width, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const pixels = () => sharp(data, { raw: info })
    const images = {
      avif: () => pixels().avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }),
      webp: () => pixels().webp({ quality: 76, effort: 4, alphaQuality: 80 }),
      jpg: () =>
        pixels().flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true }),
    }
    for (const [format, image] of Object.entries(images)) {
      const file = path(width, format)
      if (missing.includes(file)) await store.put(file, await image().toBuffer())
    }
    scaled = pixels()
  }
}
