import { earlyFiles } from 'virtual:early-files'
import { chosenLanguageScript } from './chosen-language.ts'

const [entry, ...imports] = earlyFiles

/**
 * The elements for the head before all other scripts of the page: the script that follows the choice of
 * language, and those that load the early script.
 * @param nonce marks the inline script as one of the shop
 */
export const earlyHead = (nonce: string) =>
  `<script nonce="${nonce}">${chosenLanguageScript}</script><script type="module" async src="${entry}"></script>` +
  imports.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('')
