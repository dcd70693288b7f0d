import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const weigh = (folder, extension) =>
  brotliCompressSync(
    globSync(`dist/assets/*.${extension}`, { cwd: folder })
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join(''),
    { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  ).length

/** What one Button may add to an application that has React: JS in bytes, brotli. */
export const buttonBudget = 1700

/** Bytes, brotli, that one Button adds to an application which has React already. */
export function weighButton(withButton, without) {
  const added = (extension) => weigh(withButton, extension) - weigh(without, extension)
  return { js: added('js'), css: added('css') }
}
