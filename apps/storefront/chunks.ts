import { fileURLToPath } from 'node:url'
import { build, defaultClientConditions } from 'vite'

const root = fileURLToPath(new URL('.', import.meta.url))

/**
 * What is loaded together, by its entries: the answers of the bag's buttons, the frame of all pages,
 * what pages of text, the home page and the pages of an order each share with others.
 */
const parts = {
  bag: ['app/early/main.ts'],
  frame: ['app/entry.client.tsx', 'app/root.tsx'],
  text: ['app/routes/about-us.tsx', 'app/routes/not-found.tsx', 'app/routes/login.tsx'],
  catalogue: ['app/routes/home.tsx'],
  order: ['app/routes/cart.tsx', 'app/routes/shipping.tsx'],
}

/**
 * The chunk groups of the browser build. By default the bundler makes about forty small files per page,
 * which compress badly and cost one request each; a single shared file would make the home page load
 * the checkout forms. `page-budget.json` limits the result per page.
 */
export async function chunkGroups() {
  const groups = await Promise.all(
    Object.entries(parts).map(async ([name, entries]) => {
      const modules = await modulesOf(entries)
      // A module that only one page uses stays in that page's file.
      const minShareCount = name === 'frame' ? 1 : 2
      return { name, test: (id: string) => modules.has(id), minShareCount }
    }),
  )
  const all = [
    {
      name: 'react',
      test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    },
    ...groups,
    // One file for each set of pages, small ones joined.
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
  ]
  // A module belongs to the first group that has it.
  return all.map((group, index) => ({ ...group, priority: all.length - index }))
}

/**
 * The modules of which a bundle of these entries would contain code. Imports alone do not tell it,
 * because the entry point of @shop/ui imports every component.
 */
async function modulesOf(input: string[]): Promise<ReadonlySet<string>> {
  const modules = new Set<string>()
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input,
        // A route is used through its exports.
        preserveEntrySignatures: 'strict',
        external: /^(react|react-dom|react-router|react-router-dom)(\/|$)/,
      },
    },
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (/\.css(\?|$)/.test(id) ? '\0style' : undefined),
        load: (id) => (id === '\0style' ? 'export default ""' : undefined),
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            // What is imported dynamically is not in the shell.
            if (chunk.type !== 'chunk' || !isStatic(chunk.fileName, bundle)) continue
            for (const [id, { renderedLength }] of Object.entries(chunk.modules))
              if (renderedLength > 0) modules.add(id)
          }
        },
      },
    ],
  })
  return modules
}

type Bundle = Record<string, { type: string; isEntry?: boolean; imports?: string[] }>

/** Whether an entry of the bundle needs this chunk at once. */
function isStatic(fileName: string, bundle: Bundle): boolean {
  const needed = new Set(Object.keys(bundle).filter((name) => bundle[name]?.isEntry))
  for (const name of needed) for (const file of bundle[name]?.imports ?? []) needed.add(file)
  return needed.has(fileName)
}
