import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const path = (address: string) => fileURLToPath(new URL(address, import.meta.url))
const ASSETS = path('../build/client/assets/')
const VIRTUAL = 'virtual:built-files'

/**
 * Adds two entries to the browser build: the early script, and the service worker, which is a file without imports.
 * The module `virtual:built-files` gives the server build, which comes after it, the addresses of the early script
 * and of the Bengali texts, so that a page names them before the script that imports them has arrived.
 */
export function builtFiles({ server }: { server: boolean }): Plugin {
  let serving = false
  return {
    name: 'shop-built-files',
    configResolved({ command }) {
      serving = command === 'serve'
    },
    buildStart() {
      if (serving || server) return
      this.emitFile({ type: 'chunk', id: path('../app/early/main.ts'), name: 'early' })
      const id = path('../worker/service-worker.ts')
      this.emitFile({ type: 'chunk', id, fileName: 'service-worker.js' })
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const early = serving ? ['/app/early/main.ts'] : filesOf('early')
      const bengali = serving ? [] : filesOf('bn')
      return `export const earlyFiles = ${JSON.stringify(early)}, bengaliFiles = ${JSON.stringify(bengali)}`
    },
  }
}

/**
 * The addresses of a chunk of the browser build and of all that it imports, the chunk first.
 * @throws Error when the build has no chunk of this name
 */
export function filesOf(chunk: string): string[] {
  const names = existsSync(ASSETS) ? readdirSync(ASSETS) : []
  const entry = names.find((name) => new RegExp(`^${chunk}-[\\w-]+\\.js$`).test(name))
  if (!entry) throw new Error(`The browser build has no ${chunk} in ${ASSETS}. Build it first.`)
  const found = new Set([entry])
  for (const name of found) {
    const text = readFileSync(ASSETS + name, 'utf8')
    for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      found.add(imported)
  }
  return [...found].map((name) => `/assets/${name}`)
}
