import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { builtFiles } from './built-files.ts'

const ENTRY = fileURLToPath(new URL('../app/early/main.ts', import.meta.url))
const VIRTUAL = 'virtual:early-files'

/**
 * Builds `app/early/main.ts` as a further entry of the browser build, and tells the server build, which
 * comes after it, the addresses of its files: the entry first, then what it imports.
 */
export function earlyEntry({ server }: { server: boolean }): Plugin {
  let serving = false
  return {
    name: 'shop-early-entry',
    configResolved({ command }) {
      serving = command === 'serve'
    },
    buildStart() {
      if (!serving && !server) this.emitFile({ type: 'chunk', id: ENTRY, name: 'early' })
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const files = serving ? ['/app/early/main.ts'] : builtFiles('early')
      return `export const earlyFiles = ${JSON.stringify(files)}`
    },
  }
}
