import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ENTRY = fileURLToPath(new URL('app/early/main.ts', import.meta.url))
const ASSETS = fileURLToPath(new URL('build/client/assets/', import.meta.url))
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
      const files = serving ? ['/app/early/main.ts'] : builtFiles()
      return `export const earlyFiles = ${JSON.stringify(files)}`
    },
  }
}

/** The addresses of the built entry and of all that it imports. */
function builtFiles(): string[] {
  const names = existsSync(ASSETS) ? readdirSync(ASSETS) : []
  const entry = names.find((name) => /^early-[\w-]+\.js$/.test(name))
  if (!entry) throw new Error(`The browser build has no early script in ${ASSETS}. Build it first.`)
  const found = [entry]
  for (const name of found) {
    const text = readFileSync(ASSETS + name, 'utf8')
    for (const [, imported = ''] of text.matchAll(
      /from\s*["']\.\/([\w.-]+\.js)["']|import\s*["']\.\/([\w.-]+\.js)["']/g,
    ))
      if (imported && !found.includes(imported)) found.push(imported)
  }
  return found.map((name) => `/assets/${name}`)
}
