import { FatalStartError } from '@shop/api'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { StorefrontBuild } from './page-options.ts'

/** The folder of the built storefront. */
export const buildDir = resolve(import.meta.dirname, '../build')

/** Loads the built pages. @throws FatalStartError when they were not built */
export async function loadBuild(): Promise<StorefrontBuild> {
  const entry = `${buildDir}/server/index.js`
  if (!existsSync(entry)) {
    throw new FatalStartError(
      'The storefront is not built.',
      'Build it with: npm start. To serve only the API: PAGES=off.',
    )
  }
  return (await import(entry)) as StorefrontBuild
}
