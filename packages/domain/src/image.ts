/** The widths in pixels that a prepared picture exists in. */
export const IMAGE_WIDTHS = [160, 320, 640, 960] as const

/** The addresses of one picture; a format without a srcset is not promised to exist. */
export interface ImageSources {
  src: string
  avif: string | null
  webp: string | null
  jpg: string | null
}

const PREPARED = '.960w.jpg'

/** The address of a media path: base, `/`, path. An address that is already complete stays. */
export function mediaUrl(base: string, path: string): string {
  if (isComplete(path)) return path
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`
}

/**
 * The addresses of a picture in every width and format.
 * Only a path that ends in `.960w.jpg` promises them; others are used as they are.
 */
export function imageSources(base: string, path: string): ImageSources {
  const src = mediaUrl(base, path)
  if (isComplete(path) || !path.endsWith(PREPARED))
    return { src, avif: null, webp: null, jpg: null }
  // A space would end an address inside a srcset.
  const stem = src.slice(0, -PREPARED.length).replaceAll(' ', '%20')
  return {
    src,
    avif: srcset(stem, 'avif'),
    webp: srcset(stem, 'webp'),
    jpg: srcset(stem, 'jpg'),
  }
}

function srcset(stem: string, format: string): string {
  return IMAGE_WIDTHS.map((width) => `${stem}.${width}w.${format} ${width}w`).join(', ')
}

function isComplete(path: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)
}
