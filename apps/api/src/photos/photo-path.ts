import { BANNER_WIDTHS, IMAGE_WIDTHS } from '@shop/domain'

/** What the paths of a photo are made of. */
export interface PhotoStem {
  stem: string
  banner: boolean
}

/** The widths of the pictures of a photo, in pixels. */
export const widthsOf = (banner: boolean): readonly number[] =>
  banner ? BANNER_WIDTHS : IMAGE_WIDTHS

/** The media path of a photo whose pictures are made. */
export const readyPath = ({ stem, banner }: PhotoStem) => `${stem}.${banner ? 1920 : 960}w.jpg`

/** The media path of a photo whose pictures are not made yet: one JPEG. */
export const waitingPath = ({ stem }: PhotoStem) => `${stem}.jpg`

/** The name by which a photo is found: of the file, without folders and case. */
export function photoName(path: string): string {
  return path
    .replace(/^.*[/\\]/s, '')
    .normalize('NFC')
    .toLowerCase()
}

/** The product and the place, from 1 to 4, that a name such as `12.jpg` or `12-2.jpg` means. */
export function placeOf(name: string): { productId: number; place: number } | undefined {
  const [, id, place = '1'] = /^(\d{1,9})(?:[-_]([1-4]))?\.[a-z]+$/.exec(name) ?? []
  return id === undefined ? undefined : { productId: Number(id), place: Number(place) }
}
