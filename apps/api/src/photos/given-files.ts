import { lstat, readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { getFileNameLowLevel, openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl'
import { checkSize, MAX_PHOTO_BYTES, PhotoError } from './check-file.ts'

/** A file that was given: by itself, in a folder or in a ZIP. */
interface GivenFile {
  /** Its path as the owner knows it. */
  path: string
  /** @throws PhotoError when it cannot be a photo */
  read(): Promise<Buffer>
}

const maxZipEntries = 20_000
/** What systems put beside photos. */
const byproduct = /(^|\/)(\.(?!\.\/)[^/]*|__MACOSX|Thumbs\.db|desktop\.ini)(\/|$)/i
const isZip = (path: string) => /\.zip$/i.test(path)

/**
 * The files of a path in the order of their names: those below a folder, those of a ZIP, or the one file. A link is
 * not followed.
 * @throws Error when the path does not exist
 */
export async function* givenFiles(path: string): AsyncGenerator<GivenFile> {
  const found = await lstat(path)
  if (found.isDirectory()) {
    const entries = await readdir(path, { recursive: true, withFileTypes: true })
    const files = entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !byproduct.test(file.slice(path.length)))
    for (const file of files.sort(byNumber)) yield* givenFiles(file)
  } else if (isZip(path)) {
    yield* zippedFiles(path)
  } else {
    yield {
      path,
      async read() {
        if (!found.isFile()) throw new PhotoError('It is no file. Give the photo itself.')
        checkSize(found.size)
        return await readFile(path)
      },
    }
  }
}

const { compare } = new Intl.Collator('en', { numeric: true })
const withoutEnding = (path: string) => path.replace(/\.[^./\\]*$/, '')

/** Orders names without their endings, so that `12.jpg` is before `12-2.jpg`. */
const byNumber = (a: string, b: string) => compare(withoutEnding(a), withoutEnding(b))

async function* zippedFiles(path: string): AsyncGenerator<GivenFile> {
  const refused = (name: string, message: string): GivenFile => ({
    path: name,
    read: () => Promise.reject(new PhotoError(message)),
  })
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false, lazyEntries: true, decodeStrings: false })
    if (zip.entryCount > maxZipEntries) {
      yield refused(path, `It has more than ${maxZipEntries} files. Make several of it.`)
      return
    }
    const files: { name: string; entry: Entry }[] = []
    for await (const entry of zip.eachEntry()) {
      const { generalPurposeBitFlag, fileNameRaw } = entry
      const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, [], false)
      if (!name.endsWith('/') && !byproduct.test(name)) files.push({ name, entry })
    }
    for (const { name, entry } of files.sort((a, b) => byNumber(a.name, b.name))) {
      const shown = `${basename(path)}: ${name}`
      if (validateFileName(name) !== null) {
        yield refused(shown, 'Its path leads out of the ZIP.')
      } else if (isZip(name)) {
        yield refused(shown, 'It is a ZIP in a ZIP. Give it by itself.')
      } else {
        const from = zip
        yield { path: shown, read: () => unzip(from, entry) }
      }
    }
  } catch (cause) {
    if (cause instanceof PhotoError) throw cause
    yield refused(path, 'The ZIP is damaged or not complete. Make it anew.')
  } finally {
    zip?.close()
  }
}

/** Reads no more than a photo may have, whatever size the ZIP says. */
async function unzip(zip: ZipFile, entry: Entry): Promise<Buffer> {
  if (entry.isEncrypted()) throw new PhotoError('It has a password. Make the ZIP without one.')
  checkSize(entry.uncompressedSize)
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of await zip.openReadStreamPromise(entry)) {
      size += (part as Buffer).length
      if (size > MAX_PHOTO_BYTES) break
      parts.push(part as Buffer)
    }
  } catch (cause) {
    throw new PhotoError('The ZIP is damaged or not complete. Make it anew.', { cause })
  }
  checkSize(size)
  return Buffer.concat(parts)
}
