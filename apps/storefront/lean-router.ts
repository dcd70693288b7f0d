import type { Plugin } from 'vite'

/**
 * Builds with the production build of React Router, and leaves out what is not used of it. The package
 * exports only its development build, to bundlers and to Node, and its components are created by calls
 * that a bundler has to keep, because it cannot know that they do nothing else.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return undefined
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true })
      const id = resolved?.id.replace('/dist/development/', '/dist/production/')
      return id ? { id, moduleSideEffects: false } : undefined
    },
    transform(code, id) {
      if (!/react-router[\\/]dist[\\/]production[\\/]/.test(id)) return undefined
      return {
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }
    },
  }
}
