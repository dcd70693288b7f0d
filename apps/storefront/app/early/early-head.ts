import { earlyFiles } from 'virtual:early-files'

const [entry, ...imports] = earlyFiles

/** The elements that load the early script, for the head: before all other scripts of the page. */
export const earlyHead =
  `<script type="module" async src="${entry}"></script>` +
  imports.map((href) => `<link rel="modulepreload" href="${href}"/>`).join('')
