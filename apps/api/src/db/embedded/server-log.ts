import { open, readFile, rename, stat, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'

/** A log of at least this many bytes becomes `postgres.log.old` at the next start of the server. */
const maxBytes = 10 * 2 ** 20

/**
 * Opens `postgres.log` in the data folder for one start of the server. What earlier starts wrote stays,
 * because it says why the server ended.
 * @returns the file, and what this start has written into it
 */
export async function openServerLog(
  dataDir: string,
): Promise<{ file: FileHandle; written: () => Promise<string> }> {
  const path = join(dataDir, 'postgres.log')
  const before = await sizeOf(path)
  if (before >= maxBytes) await rename(path, `${path}.old`)
  const file = await open(path, 'a', 0o600)
  const start = before >= maxBytes ? 0 : before
  return {
    file,
    written: async () => (await readFile(path)).subarray(start).toString('utf8'),
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
