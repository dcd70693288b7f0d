import { existsSync } from 'node:fs'
import { buildPictures } from './build.mjs'
import { runUntilStopped } from './child.mjs'
import { Told } from './told.mjs'
import { at } from './place.mjs'

/**
 * Serves the shop with hot reload: Vite replaces what the browser runs (shop and library), and a
 * change of the API or of the rules restarts the server.
 */
export default async () => {
  if (!existsSync(at('apps/storefront/server/dev.ts')))
    throw new Told('apps/storefront/server/dev.ts is missing, the server that `npm run dev` runs.')
  await buildPictures()
  const watched = ['apps/api/src', 'packages/domain/src', 'apps/storefront/server']
  return runUntilStopped([...watched.map((path) => `--watch-path=${at(path)}`), 'server/dev.ts'], {
    cwd: at('apps/storefront'),
    env: { NODE_ENV: 'development' },
  })
}
