import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions, type Rolldown } from 'vite'
import { pages as shopPages } from '../app/lib/pages.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What a route's file exports to the browser; `loader` and `headers` stay on the server. */
const ROUTE_EXPORTS = ['default', 'ErrorBoundary', 'Layout', 'meta', 'shouldRevalidate']

export type Chunk = Rolldown.OutputChunk

export interface PageSplit {
  /**
   * One chunk for each set of entries that need the same modules. The entries are `early`, the script
   * before React; `shell`, the code that all pages have; and each page, by the name of its route's file.
   */
  chunks: readonly Chunk[]
  pages: readonly string[]
}

/** Builds the browser's code without React, styles and what only the server runs, to tell which page needs which code. */
export async function splitPages(): Promise<PageSplit> {
  const pages = [...new Set(shopPages.map(({ file }) => file))]
  const chunks = await splitExactly({
    early: `import '${root}app/early/main.ts'`,
    shell: `import '${root}app/entry.client.tsx';${clientExports('root')}`,
    ...Object.fromEntries(pages.map((page) => [page, clientExports(`routes/${page}`)])),
  })
  return { chunks, pages }
}

const clientExports = (file: string) =>
  `export { ${ROUTE_EXPORTS.join()} } from '${root}app/${file}.tsx'`

/** Builds these entries, with one chunk for each set of entries that need the same modules. */
async function splitExactly(entries: Readonly<Record<string, string>>): Promise<Chunk[]> {
  const ids = Object.keys(entries)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
    build: {
      write: false,
      rolldownOptions: {
        input: Object.fromEntries(ids.map((id) => [id, `entry:${id}`])),
        preserveEntrySignatures: 'strict',
        shimMissingExports: true,
        external: /^(react|react-dom|react-router|react-router-dom)(\/|$)/,
      },
    },
    plugins: [
      {
        name: 'entries',
        enforce: 'pre',
        resolveId: (id) =>
          /\.css(\?|$)|\.server\.ts$/.test(id)
            ? '\0nothing'
            : id.startsWith('entry:')
              ? `\0${id}`
              : undefined,
        load: (id) =>
          id === '\0nothing'
            ? 'export default ""'
            : id.startsWith('\0entry:')
              ? entries[id.slice('\0entry:'.length)]
              : undefined,
      },
    ],
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs.flatMap((output) =>
    'output' in output ? output.output.filter((file) => file.type === 'chunk') : [],
  )
}
