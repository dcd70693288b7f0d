import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const folder = '.part'
const maxAge = 10 * 60_000
let count = 0

/** Whether a path relative to the output folder is a temporary file of `writeAtomically`. */
export const isTemporary = (name: string) => name.startsWith(folder)

/** Writes a temporary file and renames it, so that an interrupted run leaves no incomplete file. */
export async function writeAtomically(
  outDir: string,
  name: string,
  content: Buffer | string,
): Promise<void> {
  const temporary = join(outDir, folder, `${process.pid}-${++count}`)
  await mkdir(join(outDir, folder), { recursive: true })
  await mkdir(dirname(join(outDir, name)), { recursive: true })
  await writeFile(temporary, content)
  await rename(temporary, join(outDir, name))
}

/** Removes temporary files of interrupted runs; those of the last ten minutes may be in use and stay. */
export async function removeOldTemporaryFiles(outDir: string): Promise<void> {
  for (const name of await readdir(join(outDir, folder)).catch(() => [])) {
    const file = join(outDir, folder, name)
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }))
    if (Date.now() - mtimeMs > maxAge) await rm(file, { force: true })
  }
}
