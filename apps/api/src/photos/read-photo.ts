import { createHash } from 'node:crypto'
import { checkFile, PhotoError } from './check-file.ts'
import { loadSharp, maxPixels } from './sharp.ts'

/** A photo that was checked and decoded. */
interface ReadPhoto {
  /** What its paths begin with: content and colour. */
  stem: string
  original: string
  /** An upright JPEG that fits into 640 by 640 pixels, without metadata. */
  preview: Buffer
  /** Pixels of the longer side. */
  size: number
}

const previewWidth = 640

/**
 * Checks and decodes a photo.
 * @param name the name of its file
 * @throws PhotoError
 */
export async function readPhoto(name: string, bytes: Buffer): Promise<ReadPhoto> {
  const format = checkFile(name, bytes)
  const sharp = await loadSharp()
  const input = { limitInputPixels: maxPixels.baseline, failOn: 'error' } as const
  try {
    const { width, height, pages = 1, isProgressive } = await sharp(bytes, input).metadata()
    const kind = format !== 'jpeg' ? 'other' : isProgressive ? 'progressive' : 'baseline'
    const limit = maxPixels[kind]
    if (width * height > limit) {
      throw new PhotoError(
        `It has ${width} by ${height} pixels, and at most ${limit / 1e6} million are read. Save it smaller.`,
      )
    }
    if (pages > 1) throw new PhotoError('It is animated. Save one picture of it.')
    const preview = await sharp(bytes, input)
      .autoOrient()
      .resize(previewWidth, previewWidth, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78, progressive: true })
      .toBuffer()
    const [red = 0, green = 0, blue = 0] = await sharp(preview)
      .resize(1, 1, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer()
    const color = Buffer.from([red, green, blue]).toString('hex')
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    return {
      stem: `photos/${hash}-${color}`,
      original: `.originals/${hash}.${format === 'jpeg' ? 'jpg' : format}`,
      preview,
      size: Math.max(width, height),
    }
  } catch (cause) {
    if (cause instanceof PhotoError) throw cause
    throw new PhotoError(
      /pixel limit/i.test((cause as Error).message)
        ? `It has more than ${maxPixels.baseline / 1e6} million pixels. Save it smaller.`
        : 'It is damaged or not complete. Copy it again.',
      { cause },
    )
  }
}
