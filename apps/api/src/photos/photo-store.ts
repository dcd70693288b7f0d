import { randomUUID } from 'node:crypto'
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Keeps the files of photos under paths with `/`. */
export interface PhotoStore {
  /** Stores a file. It appears under its path when it is complete. */
  put(path: string, content: Uint8Array): Promise<void>
  has(path: string): Promise<boolean>
  read(path: string): Promise<Buffer>
}

/** The files of photos in a folder, which is created with the first one. */
export function photoFolder(folder: string): PhotoStore {
  return {
    async put(path, content) {
      const target = join(folder, path)
      const draft = join(dirname(target), `.${randomUUID()}`)
      try {
        await mkdir(dirname(target), { recursive: true })
        const file = await open(draft, 'wx')
        try {
          await file.writeFile(content)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(draft, target)
      } catch (cause) {
        await rm(draft, { force: true })
        throw new Error(`${target} cannot be written: ${(cause as Error).message}`, { cause })
      }
    },
    has: (path) =>
      access(join(folder, path)).then(
        () => true,
        () => false,
      ),
    read: (path) => readFile(join(folder, path)),
  }
}
