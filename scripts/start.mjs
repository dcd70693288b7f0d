import { buildPictures, buildStorefront } from './build.mjs'
import { runUntilStopped } from './child.mjs'
import { at } from './place.mjs'

/** Builds what is stale and serves shop and API until stopped. */
export default async () => {
  await buildPictures()
  await buildStorefront()
  console.log('Starting the shop …')
  return runUntilStopped(['server/main.ts'], {
    cwd: at('apps/storefront'),
    env: { NODE_ENV: 'production' },
  })
}
