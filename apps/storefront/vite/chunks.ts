import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { joinParts, type Part } from './chunk-plan.ts'
import { splitPages, type Chunk } from './page-split.ts'

const REACT = /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/

/**
 * How much a byte of these pages counts beside another page's: most visits open one of the first three
 * first, every order passes the next two, and the last one is the heaviest of the others.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  home: 20,
  products: 20,
  'product-details': 20,
  cart: 8,
  shipping: 8,
  'track-order': 4,
}

/** How much a byte counts that is loaded after the first load. */
const LATER_WEIGHT = 0.5

/**
 * Decides the files of the browser build. By default the bundler makes about forty small files per page,
 * which compress badly and cost one request each; a single shared file would make the home page load the
 * checkout forms. A build without React tells which page needs which module; then parts are joined as
 * long as the pages get smaller by it. `scripts/page-weights.mjs` limits the result.
 */
export function chunks(): Plugin {
  return {
    name: 'shop-chunks',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // After the plugin of React Router, which sets the same options.
    config: {
      order: 'post',
      async handler() {
        const names = await fileNames()
        const name = (id: string) => (REACT.test(id) ? 'react' : (names.get(id) ?? null))
        const codeSplitting = {
          groups: [{ name, debugName: 'plan' }],
          includeDependenciesRecursively: false,
        }
        return {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: { codeSplitting },
            },
          },
        }
      },
    },
  }
}

/** The name of the shared file of each module; modules of one page alone are not in it. */
async function fileNames(): Promise<ReadonlyMap<string, string>> {
  const { chunks: exact, pages } = await splitPages()
  const byFile = new Map(exact.map((chunk) => [chunk.fileName, chunk]))
  const users = new Map(exact.map(({ fileName }) => [fileName, new Set<string>()]))
  for (const chunk of exact)
    if (chunk.isEntry || chunk.isDynamicEntry)
      for (const file of neededFiles(chunk, byFile)) users.get(file)?.add(chunk.name)
  const parts = exact.map(({ fileName, imports, code }): Part => {
    const by = users.get(fileName) ?? new Set()
    // All pages have the shell, and the shell has the early script.
    // The entry of the early script stays a file of its own.
    const shared =
      by.size < 2 ? undefined : by.has('early') ? 'bag' : by.has('shell') ? 'shell' : undefined
    return {
      id: fileName,
      imports,
      users: shared ? new Set(['early', 'shell', ...pages]) : by,
      bytes: brotliCompressSync(code).length,
      ...(shared ? { name: shared } : {}),
    }
  })
  const weight = (user: string) => WEIGHTS[user] ?? (pages.includes(user) ? 1 : LATER_WEIGHT)
  const names = joinParts(parts, weight)
  return new Map(
    exact.flatMap(({ fileName, modules, isDynamicEntry, facadeModuleId }) => {
      const name = names.get(fileName)
      // What is imported later keeps a file of its own name.
      const own = isDynamicEntry ? facadeModuleId : undefined
      return Object.keys(modules).flatMap((id) => (name && id !== own ? [[id, name] as const] : []))
    }),
  )
}

function neededFiles(chunk: Chunk, byFile: ReadonlyMap<string, Chunk>): Set<string> {
  const needed = new Set([chunk.fileName])
  for (const file of needed) for (const other of byFile.get(file)?.imports ?? []) needed.add(other)
  return needed
}
