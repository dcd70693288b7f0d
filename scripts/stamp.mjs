import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at } from './place.mjs'

const ignored = new Set(['node_modules', 'build', 'dist', '.cache', '.data', '.react-router'])

const files = function* (path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) return yield path
  for (const name of readdirSync(path).sort())
    if (!ignored.has(name)) yield* files(join(path, name))
}

/** Hash of the contents of files and folders, given relative to the repository. */
export const hashOf = (paths, salt = '') => {
  const hash = createHash('sha256').update(salt)
  for (const path of paths) {
    for (const file of files(at(path)))
      hash.update(file.slice(at().length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const stampFile = (name) => at('.cache', 'stamps', name)

/** Whether `name` was last finished with exactly this hash and its results are still there. */
export const isFresh = (name, hash, outputs = []) =>
  outputs.every((path) => existsSync(at(path))) &&
  existsSync(stampFile(name)) &&
  readFileSync(stampFile(name), 'utf8') === hash

/** Remembers that `name` was finished with this hash. */
export const remember = (name, hash) => {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), hash)
}
