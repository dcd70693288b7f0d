import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { candidatesIn, parseSheet, partOf } from '../../packages/ui/scripts/part-of-sheet.mjs'
import { splitPages, type Chunk } from './page-split.ts'

const ASSETS = fileURLToPath(new URL('build/client/assets/', import.meta.url))
const VIRTUAL = 'virtual:page-styles'

/** The style sheets of the browser build, in the order of their rules. */
const SHEETS = ['library', 'styles']

/**
 * Code whose classes are not in the style sheet of a page, because it waits for the whole one: see
 * app/lib/whole-styles.ts. The skeletons have the look of every page.
 */
const WITH_WHOLE_STYLES = /\/page-skeletons\.tsx$/

/**
 * Tells the server build, which comes after the browser build, the style sheet of each page: the rules
 * of all classes in the code that the page may run. Development links the whole sheet instead.
 */
export function pageStyles(): Plugin {
  let serving = false
  return {
    name: 'shop-page-styles',
    configResolved({ command }) {
      serving = command === 'serve'
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      const sheets = serving ? {} : await sheetsOfPages()
      // Pages with equal sheets share one text.
      const texts = [...new Set(Object.values(sheets))]
      const indexes = Object.entries(sheets).map(([route, text]) => [route, texts.indexOf(text)])
      return `
        const texts = ${JSON.stringify(texts)}
        const indexes = ${JSON.stringify(Object.fromEntries(indexes))}
        export const pageStyles = new Map(Object.entries(indexes).map(([id, index]) => [id, texts[index]]))`
    },
  }
}

/** The style sheet of each route, by its id. */
async function sheetsOfPages(): Promise<Record<string, string>> {
  const whole = parseSheet(SHEETS.map(builtSheet).join(''))
  const { chunks, pages } = await splitPages({ withServer: true })
  const sheetFor = (...entries: string[]): string => {
    const used = candidatesIn(codeOf(chunks, ['early', 'frame', ...entries]))
    return partOf(whole, (name: string) => used.has(name)).toString()
  }
  return {
    root: sheetFor(),
    ...Object.fromEntries(pages.map((page) => [`routes/${page}`, sheetFor(page)])),
  }
}

function builtSheet(name: string): string {
  const file = readdirSync(ASSETS).find((asset) =>
    new RegExp(`^${name}-[\\w-]+\\.css$`).test(asset),
  )
  if (!file) throw new Error(`The browser build has no ${name}.css in ${ASSETS}. Build it first.`)
  return readFileSync(ASSETS + file, 'utf8')
}

/** The code of these entries, of what they import, and of what that loads later. */
function codeOf(chunks: readonly Chunk[], entries: readonly string[]): string {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needed = new Set(chunks.filter(({ name, isEntry }) => isEntry && entries.includes(name)))
  if (needed.size !== entries.length)
    throw new Error(`One of the entries ${entries.join()} is missing.`)
  for (const { imports, dynamicImports } of needed)
    for (const file of [...imports, ...dynamicImports]) {
      const chunk = byFile.get(file)
      if (chunk && !WITH_WHOLE_STYLES.test(chunk.facadeModuleId ?? '')) needed.add(chunk)
    }
  return [...needed].map(({ code }) => code).join('\n')
}
