import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileName, importExtension, noDefaultExport, noSkippedTest } from './file-rules.mjs'
import { noRawColour } from './no-raw-colour.mjs'
import { layoutClassesOnly, noRawElement } from './layout-classes-only.mjs'

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
    'import-extension': importExtension,
    'no-default-export': noDefaultExport,
    'no-raw-colour': noRawColour,
    'no-raw-element': noRawElement,
    'no-skipped-test': noSkippedTest,
    'layout-classes-only': layoutClassesOnly,
  },
}
