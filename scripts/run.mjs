// Runs `start`, `dev`, `bundle` and `test` on the Node 24 that prepare.mjs installed. Own code, because these
// build what is stale before they run something else.
import { buildPictures, buildStorefront } from './build.mjs'
import { fromRoot } from './paths.mjs'
import { forwardSignals, run, stopWithNpm } from './process.mjs'
import { runCommand, UserError } from './user-error.mjs'

/** Serves the shop from this process, so that it receives npm's signals itself. */
const start = async () => {
  if (process.env.DEMO !== 'off') await buildPictures()
  await buildStorefront()
  console.log('Starting the shop …')
  process.removeAllListeners('SIGINT').removeAllListeners('SIGTERM').removeAllListeners('SIGHUP')
  process.on('SIGHUP', () => process.kill(process.pid, 'SIGTERM'))
  process.env.NODE_ENV = 'production'
  await import('../apps/storefront/server/main.ts')
}

/** Serves the shop with hot reload. A change of the API or the domain restarts the server. */
const dev = async () => {
  if (process.env.DEMO !== 'off') await buildPictures()
  const watched = ['apps/api/src', 'packages/domain/src', 'apps/storefront/server']
  const { code } = await run(
    'node',
    [...watched.map((path) => `--watch-path=${fromRoot(path)}`), 'server/dev.ts'],
    { cwd: fromRoot('apps', 'storefront'), env: { NODE_ENV: 'development' } },
  )
  return code
}

const commands = {
  start,
  build: buildStorefront,
  dev,
  pictures: buildPictures,
  bundle: async (args) => (await import('./bundle/bundle.mjs')).bundle(args),
  browsers: async () => (await import('./browsers/browsers.mjs')).browsers(),
  bench: async (args) => (await import('./bench.mjs')).bench(args),
  test: async (args) => (await import('./test.mjs')).test(args),
}

forwardSignals()
stopWithNpm()
await runCommand(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new UserError(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`)
  return command(args)
})
