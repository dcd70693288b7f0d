import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileName, importExtension, noDefaultExport, noSkippedTest } from './file-manners.mjs'
import { noRawColour } from './no-raw-colour.mjs'
import { noRawElement, placingOnly } from './placing-only.mjs'

const folder = new URL('.', import.meta.url)
// ESLint keeps verdicts by a plugin's version: a changed rule must not be answered by an old one.
const version = readdirSync(folder)
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, folder))), createHash('sha256'))
  .digest('hex')

/** The rules of this house, as an ESLint plugin. */
export const house = {
  meta: { name: 'house', version },
  rules: {
    'file-name': fileName,
    'import-extension': importExtension,
    'no-default-export': noDefaultExport,
    'no-raw-colour': noRawColour,
    'no-raw-element': noRawElement,
    'no-skipped-test': noSkippedTest,
    'placing-only': placingOnly,
  },
}
