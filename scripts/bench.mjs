import { fileURLToPath } from 'node:url'
import { fromRoot } from '@shop/tooling/paths.mjs'
import { run } from '@shop/tooling/run.mjs'
import { runCommand, UserError } from '@shop/tooling/user-error.mjs'

/** The benchmarks by name: their workspace and their program. Each prints figures and asserts none. */
export const benches = {
  api: [['apps', 'api'], 'bench/api-bench.ts'],
  pages: [['apps', 'api'], 'bench/page-bench.ts'],
  fresh: [['apps', 'api'], 'bench/fresh-bench.ts'],
  growth: [['apps', 'api'], 'bench/growth-bench.ts'],
  faults: [['apps', 'api'], 'fault-tests/run-fault-tests.ts'],
  import: [['apps', 'api'], 'bench/import-bench.ts'],
  locks: [['apps', 'api'], 'bench/lock-bench.ts'],
  orders: [['apps', 'api'], 'bench/orders-bench.ts'],
  photos: [['apps', 'api'], 'bench/photo-shop.ts'],
  desk: [['apps', 'storefront'], 'bench/desk-bench.mjs'],
  search: [['apps', 'api'], 'bench/search/search-bench.ts'],
  ui: [['packages', 'ui'], 'bench/ui-bench.mjs'],
  web: [['apps', 'storefront'], 'bench/web-bench.mjs'],
  filmstrip: [['apps', 'storefront'], 'bench/filmstrip.mjs'],
  lighthouse: [['apps', 'storefront'], 'bench/lighthouse-bench.mjs'],
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runCommand(async () => {
    const [name = '', ...args] = process.argv.slice(2)
    if (!Object.hasOwn(benches, name))
      throw new UserError(
        `"${name}" is no benchmark. Use npm run bench and one of ${Object.keys(benches).join(', ')}.`,
      )
    const [workspace, program] = benches[name]
    const { code } = await run('node', [program, ...args], { cwd: fromRoot(...workspace) })
    return code
  })
