import type { Db } from '../db/session.ts'
import { PhotoError } from './check-file.ts'
import { givenFiles } from './given-files.ts'
import { photoName, readyPath, waitingPath } from './photo-path.ts'
import type { PhotoStore } from './photo-store.ts'
import { storePhoto, type StoredPhoto } from './photo.queries.ts'
import { readPhoto } from './read-photo.ts'

/** What happened to one file. */
export type AddedPhoto = { path: string; name: string } & (
  { refused: string } | (StoredPhoto & { image: string; size: number })
)

/** Pixels of the longer side from which every picture is sharp. */
export const sharpSize = (banner: boolean) => (banner ? 1920 : 960)

/**
 * Adds photos one after the other: checks and decodes each, stores the original and one JPEG, and gives it to its
 * products. A job makes the other pictures. A file that is refused changes nothing.
 * @throws Error when a path does not exist, or a file cannot be written
 */
export async function* addPhotos(
  { db, store }: { db: Db; store: PhotoStore },
  paths: readonly string[],
  banner: boolean,
): AsyncGenerator<AddedPhoto> {
  const seen = new Map<string, string>()
  for (const given of paths) {
    for await (const { path, read } of givenFiles(given)) {
      const name = photoName(path)
      const file = { path, name }
      try {
        const earlier = seen.get(name)
        if (earlier !== undefined) {
          throw new PhotoError(`${earlier} has the same name. Give each photo another one.`)
        }
        const bytes = await read()
        const { stem, original, preview, size } = await readPhoto(name, bytes)
        seen.set(name, path)
        const photo = { name, stem, original, banner }
        if (!(await store.has(original))) await store.put(original, bytes)
        if (!(await store.has(waitingPath(photo)))) await store.put(waitingPath(photo), preview)
        yield { ...file, ...(await storePhoto(db, photo)), image: readyPath(photo), size }
      } catch (error) {
        if (!(error instanceof PhotoError)) throw error
        yield { ...file, refused: error.message }
      }
    }
  }
}
