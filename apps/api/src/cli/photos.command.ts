import { addPhotos, sharpSize, type AddedPhoto } from '../photos/add-photos.ts'
import { readyPath } from '../photos/photo-path.ts'
import { chosenStore } from '../photos/chosen-store.ts'
import { listPhotos, type PhotoRow } from '../photos/photo.queries.ts'
import { flag, readArguments } from './arguments.ts'
import { UsageError, type Command } from './command.ts'
import { printRows } from './list-output.ts'

/** `photos add | list`. */
export const photosCommand: Command = {
  name: 'photos',
  summary: 'Add photos of products and banners, and list them',
  help: `usage: photos add  FOLDER|FILE.zip|FILE... [--banner]
       photos list [--json]

JPEG, PNG and WebP up to 20 MB, as a phone or camera made them. The place, the camera and the time
are removed from what shoppers get; originals are kept beside their pictures and never served.

The name of a file says whose photo it is:
  kettle.jpg   the product that has kettle.jpg in the column images or offerImage, also when it is
               imported later
  12.jpg       the first picture of product 12; 12-2.jpg to 12-4.jpg are the others
Another photo of the same name replaces it. --banner makes the widths of a banner and prints its path.

The running shop makes the sizes of each photo, a few seconds for one. Products show one size until then.
Exit codes: 0 done, 1 a file was refused (the others are added), 2 wrong usage.`,
  async run(context, [action, ...args]) {
    const { db, settings, print, printError } = context
    const { values, positionals } = readArguments(args, {
      banner: flag,
      json: flag,
    })
    if (action === 'list' && positionals.length === 0) {
      const { json } = values
      printRows(context, (await listPhotos(db)).map(toListed), {
        json,
        toRow: (row: Listed) => row,
      })
      return 0
    }
    if (action !== 'add' || positionals.length === 0) {
      throw new UsageError('Expected: photos add FOLDER|FILE.zip|FILE..., or photos list.')
    }
    const store = chosenStore(settings)
    const counts = { new: 0, replaced: 0, unchanged: 0, refused: 0 }
    for await (const photo of addPhotos({ db, store }, positionals, values.banner)) {
      counts['refused' in photo ? 'refused' : photo.kind] += 1
      if ('refused' in photo) printError(`${photo.path}: ${photo.refused}`)
      else print(describe(photo, values.banner))
    }
    const { refused } = counts
    print(
      `${counts.new} new, ${counts.replaced} replaced, ${counts.unchanged} unchanged, ${refused} refused.`,
    )
    return refused > 0 ? 1 : 0
  },
}

type Listed = ReturnType<typeof toListed>

const toListed = (photo: PhotoRow) => ({
  name: photo.name,
  state: photo.readyAt !== null ? 'ready' : photo.error !== null ? 'failed' : 'waiting',
  image: readyPath(photo),
  error: photo.error,
})

function describe(photo: Extract<AddedPhoto, { kind: string }>, banner: boolean): string {
  const { name, kind, productIds, image, size } = photo
  const shown = productIds.length === 1 ? 'product' : 'products'
  const where = banner
    ? `its path is ${image}`
    : productIds.length > 0
      ? `${shown} ${productIds.join(', ')}`
      : `no product names it yet. Put ${name} into the column images, or name it after a product, such as 12.jpg`
  const small =
    size < sharpSize(banner) ? ` Only ${size} pixels: from ${sharpSize(banner)} it is sharp.` : ''
  return `${name} ${kind}: ${where}.${small}`
}
