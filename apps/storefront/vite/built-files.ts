import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ASSETS = fileURLToPath(new URL('../build/client/assets/', import.meta.url))

/**
 * The addresses of a chunk of the browser build and of all that it imports, the chunk first.
 * @throws Error when the build has no chunk of this name
 */
export function builtFiles(chunk: string): string[] {
  const names = existsSync(ASSETS) ? readdirSync(ASSETS) : []
  const entry = names.find((name) => new RegExp(`^${chunk}-[\\w-]+\\.js$`).test(name))
  if (!entry) throw new Error(`The browser build has no ${chunk} in ${ASSETS}. Build it first.`)
  const found = [entry]
  for (const name of found) {
    const text = readFileSync(ASSETS + name, 'utf8')
    for (const [, imported = '', bare = ''] of text.matchAll(
      /from\s*["']\.\/([\w.-]+\.js)["']|import\s*["']\.\/([\w.-]+\.js)["']/g,
    )) {
      const next = imported || bare
      if (next && !found.includes(next)) found.push(next)
    }
  }
  return found.map((name) => `/assets/${name}`)
}
