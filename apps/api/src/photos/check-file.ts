/** A file that is no photo the shop takes; the message is a sentence for the owner, without the name. */
export class PhotoError extends Error {}

/** The size of a file of a photo, in bytes. */
export const MAX_PHOTO_BYTES = 20_000_000

/** The formats of photos. */
type PhotoFormat = 'jpeg' | 'png' | 'webp'

const endings: Readonly<Record<string, PhotoFormat>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
}
const usual = { jpeg: '.jpg', png: '.png', webp: '.webp' }

/**
 * Checks the name and the bytes of a photo, without decoding it.
 * @throws PhotoError
 */
export function checkFile(name: string, bytes: Buffer): PhotoFormat {
  if (bytes.length === 0) throw new PhotoError('The file is empty. Copy it again.')
  checkSize(bytes.length)
  const ending = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
  const format = formatOf(bytes)
  if (/^hei[cf]$/.test(ending) || isHeic(bytes)) {
    throw new PhotoError(
      'HEIC cannot be read. Save it as JPEG; an iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.',
    )
  }
  const named = endings[ending]
  if (!format || !named) throw new PhotoError('It is no photo. Give JPEG, PNG or WebP.')
  if (named !== format) {
    throw new PhotoError(
      `It is ${format.toUpperCase()}, but its name ends in .${ending}. Rename it to ${usual[format]}.`,
    )
  }
  if (isSomethingElse(bytes)) {
    throw new PhotoError(
      'It is a photo and another kind of file at once. Save it anew in a program for photos.',
    )
  }
  return format
}

/** @throws PhotoError for a file that is too large */
export function checkSize(bytes: number): void {
  if (bytes <= MAX_PHOTO_BYTES) return
  throw new PhotoError('It is larger than 20 MB. Save it smaller.')
}

function formatOf(bytes: Buffer): PhotoFormat | undefined {
  const start = bytes.toString('latin1', 0, 16)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return /^RIFF[^]{4}WEBP/.test(start) ? 'webp' : undefined
}

const isHeic = (bytes: Buffer) =>
  /^[^]{4}ftyp(hei[cxms]|hev[cx]|mif1|msf1)/.test(bytes.toString('latin1', 0, 16))

/**
 * Whether other programs run or unpack it: a script, a PDF (which begins in the first 1024 bytes) or a ZIP (whose
 * end is in the last 65,557). Phones put videos and second photos behind the first one; those stay allowed.
 */
function isSomethingElse(bytes: Buffer): boolean {
  const zipEnd = bytes.indexOf('PK\x05\x06', Math.max(0, bytes.length - 65_557), 'latin1')
  if (zipEnd !== -1 || bytes.subarray(0, 1024).includes('%PDF-')) return true
  return /<script|<\?php|<html[\s>]|<!doctype html|<svg[\s>]|javascript:/i.test(
    bytes.toString('latin1'),
  )
}
