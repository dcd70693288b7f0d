import { buildPictures, buildStorefront } from './build.mjs'
import { fromRoot } from './paths.mjs'
import { run } from './process.mjs'
import { UserError } from './user-error.mjs'

/** The benchmarks by name: their workspace and their program. Each prints figures and asserts none. */
export const benches = {
  api: [['apps', 'api'], 'bench/api-bench.ts'],
  pages: [['apps', 'api'], 'bench/page-bench.ts'],
  growth: [['apps', 'api'], 'bench/growth-bench.ts'],
  faults: [['apps', 'api'], 'fault-tests/run-fault-tests.ts'],
  import: [['apps', 'api'], 'bench/import-bench.ts'],
  locks: [['apps', 'api'], 'bench/lock-bench.ts'],
  search: [['apps', 'api'], 'bench/search/search-bench.ts'],
  ui: [['packages', 'ui'], 'bench/ui-bench.mjs'],
  web: [['apps', 'storefront'], 'bench/web-bench.mjs'],
  filmstrip: [['apps', 'storefront'], 'bench/filmstrip.mjs'],
  lighthouse: [['apps', 'storefront'], 'bench/lighthouse-bench.mjs'],
}

/**
 * Runs one benchmark against the production build; the further arguments are its own.
 * @throws UserError for a name that is no benchmark
 */
export async function bench([name = '', ...args]) {
  if (!Object.hasOwn(benches, name))
    throw new UserError(
      `"${name}" is no benchmark. Use npm run bench and one of ${Object.keys(benches).join(', ')}.`,
    )
  const [workspace, program] = benches[name]
  if (!args.includes('--help') && !args.includes('-h')) {
    await buildPictures()
    await buildStorefront()
  }
  const { code } = await run('node', [program, ...args], { cwd: fromRoot(...workspace) })
  return code
}
