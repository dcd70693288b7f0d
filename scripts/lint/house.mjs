import { fileName, importExtension, noDefaultExport, noSkippedTest } from './file-manners.mjs'
import { noRawColour } from './no-raw-colour.mjs'
import { noRawElement, placingOnly } from './placing-only.mjs'

/** The rules of this house, as an ESLint plugin. */
export const house = {
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
