import type { Plugin } from 'vite'
import { builtFiles } from './built-files.ts'

const VIRTUAL = 'virtual:language-files'

/**
 * Tells the server build, which comes after the browser build, the addresses of the Bengali texts, so
 * that pages in Bengali preload them.
 */
export function languageFiles(): Plugin {
  let serving = false
  return {
    name: 'shop-language-files',
    configResolved({ command }) {
      serving = command === 'serve'
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return undefined
      return `export const bengaliFiles = ${JSON.stringify(serving ? [] : builtFiles('bn'))}`
    },
  }
}
