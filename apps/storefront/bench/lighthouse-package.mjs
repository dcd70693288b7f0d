import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot } from '@shop/tooling/paths.mjs'
import { run } from '@shop/tooling/run.mjs'
import { UserError } from '@shop/tooling/user-error.mjs'

const VERSION = '13.5.0'

/**
 * Lighthouse, installed into .cache at the first call, which needs the npm registry. It is not a
 * dependency: with its own dependencies it takes 176 MB, which no other command uses.
 */
export async function loadLighthouse() {
  const folder = fromRoot('.cache', 'lighthouse', VERSION)
  if (!existsSync(folder)) await install(folder)
  const entry = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js')
  return (await import(pathToFileURL(entry).href)).default
}

async function install(folder) {
  console.error(`Installing lighthouse ${VERSION} into ${folder} (176 MB) …`)
  const partial = `${folder}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  await writeFile(join(partial, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', `lighthouse@${VERSION}`]
  const { code, output } = await run('npm', args, { cwd: partial, quiet: true })
  if (code !== 0)
    throw new UserError(
      `lighthouse ${VERSION} could not be installed. Check that the npm registry can be reached.\n${output.slice(-2000)}`,
    )
  await rename(partial, folder)
}
