/** The widths of a prepared picture, in pixels. */
export const IMAGE_WIDTHS = [160, 320, 640, 960] as const

/** The widths of a prepared banner, which spans the page, in pixels. */
export const BANNER_WIDTHS = [480, 960, 1280, 1920] as const

/** The URL of one picture, and a srcset for each format; null when only `src` exists. */
export interface ImageSources {
  src: string
  avif: string | null
  webp: string | null
  jpg: string | null
}

/** Endings of prepared pictures, and the widths that exist beside them. */
const PREPARED: Readonly<Record<string, readonly number[]>> = {
  '.960w.jpg': IMAGE_WIDTHS,
  '.1920w.jpg': BANNER_WIDTHS,
}

/**
 * The URL of a media path: `base/path`. A path is the name of a file, so that `#`, `%`, `?` and spaces in it are
 * encoded. A complete URL is returned unchanged.
 */
export function mediaUrl(base: string, path: string): string {
  if (isComplete(path)) return path
  const names = path.replace(/^\/+/, '').split('/')
  return `${base.replace(/\/+$/, '')}/${names.map(encodeURIComponent).join('/')}`
}

/**
 * The URLs of a picture in every width and format. Only paths that end in `.960w.jpg` or
 * `.1920w.jpg` have several; other pictures have `src` alone.
 */
export function imageSources(base: string, path: string): ImageSources {
  const src = mediaUrl(base, path)
  const ending = /\.\d+w\.jpg$/.exec(path)?.[0] ?? ''
  const widths = isComplete(path) ? undefined : PREPARED[ending]
  if (!widths) return { src, avif: null, webp: null, jpg: null }
  const stem = src.slice(0, -ending.length)
  const srcset = (format: string) =>
    widths.map((width) => `${stem}.${width}w.${format} ${width}w`).join(', ')
  return { src, avif: srcset('avif'), webp: srcset('webp'), jpg: srcset('jpg') }
}

function isComplete(path: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)
}
