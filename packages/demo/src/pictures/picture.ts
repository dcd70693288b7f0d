import { svgDocument } from './paint.ts'
import { productDrawing } from './product.ts'
import { sitePictures } from './site.ts'

/** A drawing ready to be rendered: the SVG, its width, and the widths of its files in pixels. */
export interface Picture {
  svg: string
  width: number
  widths: number[]
}

/** The widths of the files of a picture, by the largest one, which is part of its media path. */
const fileWidths: Record<number, number[]> = {
  960: [160, 320, 640, 960],
  1200: [600, 1200],
  1920: [480, 960, 1280, 1920],
}

const productPath = /^products\/([a-z-]+)-([a-z]+)-([1-4])\.960w\.jpg$/

function draw(mediaPath: string): { width: number; height: number; drawing: string } {
  const site = sitePictures.get(mediaPath)
  if (site) return { width: site.width, height: site.height, drawing: site.draw() }
  const [, name, palette, view] = productPath.exec(mediaPath) ?? []
  if (!name || !palette) throw new Error(`There is no drawing for "${mediaPath}".`)
  return { width: 960, height: 960, drawing: productDrawing(name, palette, Number(view)) }
}

/** Draws the picture of a media path. @throws Error when there is no such drawing */
export function pictureOf(mediaPath: string): Picture {
  const { width, height, drawing } = draw(mediaPath)
  return {
    svg: svgDocument(width, height, drawing),
    width,
    widths: fileWidths[width] ?? [width],
  }
}

/** The media path of one width and format of a picture. */
export function variantPath(
  mediaPath: string,
  width: number,
  format: 'avif' | 'webp' | 'jpg',
): string {
  return mediaPath.replace(/\.\d+w\.jpg$/, `.${width}w.${format}`)
}
