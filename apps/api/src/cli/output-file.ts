import { access, constants, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Checks that a file can be written at a path, before the work whose result it holds.
 * @throws Error that says what to do
 */
export async function checkOutputFile(path: string): Promise<void> {
  const folder = dirname(path)
  try {
    await access(folder, constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw explain(cause, path)
  }
  const found = await stat(path).catch(() => undefined)
  if (found && !found.isFile()) throw new Error(`${path} is not a file. Name a file.`)
}

/**
 * Writes a text file that only its owner can read. It appears under its name when it is complete; an
 * earlier one stays until then.
 * @throws Error that says what to do; then nothing has changed at the path
 */
export async function writeOutputFile(
  path: string,
  text: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  await checkOutputFile(path)
  const draft = `${path}.incomplete-${process.pid}`
  try {
    await writeFile(draft, text, { mode: 0o600, flush: true, flag: 'wx' })
    await rename(draft, path)
  } catch (cause) {
    await rm(draft, { force: true })
    throw explain(cause, path)
  }
}

function explain(cause: unknown, path: string): unknown {
  const folder = dirname(path)
  switch ((cause as NodeJS.ErrnoException).code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new Error(`There is no folder ${folder}. Make it, or name another one.`, { cause })
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new Error(`${folder} cannot be written to. Name another folder.`, { cause })
    case 'ENOSPC':
    case 'EDQUOT':
      return new Error(`The disk of ${folder} is full. Nothing was written; free some space.`, {
        cause,
      })
    default:
      return cause
  }
}
