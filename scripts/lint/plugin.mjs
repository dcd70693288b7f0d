import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileName } from './file-name.mjs'
import { layoutClassesOnly } from './layout-classes-only.mjs'
import { noRawColour } from './no-raw-colour.mjs'
import { textAlone } from './text-alone.mjs'

const folder = new URL('.', import.meta.url)
// ESLint's cache is keyed by the plugin's version, so a changed rule needs a new version.
const version = readdirSync(folder)
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, folder))), createHash('sha256'))
  .digest('hex')

/** ESLint rules of this repository. */
export const shopPlugin = {
  meta: { name: 'shop', version },
  rules: {
    'file-name': fileName,
    'no-raw-colour': noRawColour,
    'layout-classes-only': layoutClassesOnly,
    'text-alone': textAlone,
  },
}
