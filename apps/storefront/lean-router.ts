import type { Plugin } from 'vite'

/**
 * Functions of React Router that the shop never calls: no page has an action, a form of the router, a
 * fetcher, middleware, or routes that are found later, and the root route has an error boundary. The router
 * mentions them all, so that a bundler has to keep them.
 */
const NEVER_CALLED = [
  ...['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch2', 'setFetcherError'],
  ...['updateFetcherState', 'getUpdatedRevalidatingFetchers', 'discoverRoutes', 'patchRoutes'],
  ...['_internalSetRoutes', 'runClientMiddlewarePipeline'],
  ...['instrumentClientSideRouter', 'getRouteInstrumentationUpdates', 'deserializeErrors'],
  ...['DefaultErrorComponent', 'RSCErrorHandler', 'decodeRedirectErrorDigest'],
  'decodeRouteErrorResponseDigest',
]

/** Functions that are called, with what they do without a form, an action or a view transition. */
const SHORTER: Readonly<Record<string, string>> = {
  normalizeNavigateOptions: 'return { path }',
  getUpdatedActionData: '',
  restoreAppliedTransitions: '',
  persistAppliedTransitions: '',
}

const bodies = Object.entries({
  ...Object.fromEntries(
    NEVER_CALLED.map((name) => [name, "throw new Error('Left out by lean-router.ts')"]),
  ),
  ...SHORTER,
})

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
      const used = code.includes('function createRouter(')
        ? bodies.reduce((rest, [name, body]) => withBody(rest, name, body), code)
        : code
      return {
        code: used
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }
    },
  }
}

/**
 * Gives a function another body. Its end is the first brace at its own indentation.
 * @throws when the code does not have exactly one function of that name
 */
function withBody(code: string, name: string, body: string): string {
  const parts = code.split(
    new RegExp(`^( *)((?:async )?function ${name}\\([^]*?\\) \\{\\n)[^]*?^\\1\\}$`, 'gm'),
  )
  const [before, indent, head, after] = parts
  if (parts.length !== 4 || head === undefined)
    throw new Error(
      `React Router has ${(parts.length - 1) / 3} functions ${name}. Mend the lists in lean-router.ts.`,
    )
  return `${before}${indent}${head}${body}\n${indent}}${after}`
}
