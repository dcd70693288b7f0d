import { earlyFiles } from 'virtual:built-files'
import { takeEntryScript } from '../../runtime/next-entry.ts'
import { chosenLanguageScript } from './chosen-language.ts'
import { EARLY_BUTTONS } from './early-buttons.ts'
import { keepEventsScript } from '../../runtime/keep-events.ts'

const [entry, ...imports] = earlyFiles

const inline = [takeEntryScript, keepEventsScript(EARLY_BUTTONS), chosenLanguageScript]

/**
 * The elements for the head before all other scripts of the page: the inline scripts, and those that load
 * the early script.
 * @param cspPlaceholder the `nonce` of the inline script, see `CspPlaceholder`
 */
export const earlyHead = (cspPlaceholder: string) =>
  `<script nonce="${cspPlaceholder}">${inline.join(';')}</script><script type="module" async src="${entry}"></script>` +
  imports.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('')
