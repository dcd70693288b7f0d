/** The widths in pixels that a prepared picture exists in. */
export const IMAGE_WIDTHS = [160, 320, 640, 960] as const

/** The widths in pixels that a prepared banner, as wide as a page, exists in. */
export const BANNER_WIDTHS = [480, 960, 1280, 1920] as const

/** The addresses of one picture; a format without a srcset is not promised to exist. */
export interface ImageSources {
  src: string
  avif: string | null
  webp: string | null
  jpg: string | null
}

/** What a path ends in that promises its siblings, and their widths. */
const PREPARED: Readonly<Record<string, readonly number[]>> = {
  '.960w.jpg': IMAGE_WIDTHS,
  '.1920w.jpg': BANNER_WIDTHS,
}

/** The address of a media path: base, `/`, path. An address that is already complete stays. */
export function mediaUrl(base: string, path: string): string {
  if (isComplete(path)) return path
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

/**
 * The addresses of a picture in every width and format.
 * Only a path that ends in `.960w.jpg` or `.1920w.jpg` promises them; others are used as they are.
 */
export function imageSources(base: string, path: string): ImageSources {
  const src = mediaUrl(base, path)
  const ending = /\.\d+w\.jpg$/.exec(path)?.[0] ?? ''
  const widths = isComplete(path) ? undefined : PREPARED[ending]
  if (!widths) return { src, avif: null, webp: null, jpg: null }
  // A space would end an address inside a srcset.
  const stem = src.slice(0, -ending.length).replaceAll(' ', '%20')
  const srcset = (format: string) =>
    widths.map((width) => `${stem}.${width}w.${format} ${width}w`).join(', ')
  return { src, avif: srcset('avif'), webp: srcset('webp'), jpg: srcset('jpg') }
}

function isComplete(path: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)
}
