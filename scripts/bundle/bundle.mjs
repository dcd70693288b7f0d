// Own code, because `pnpm deploy` copies @shop/api and @shop/domain below node_modules, where Node
// does not strip types. The bundle keeps them in apps/ and packages/, as the repository has them.
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fromRoot } from '@shop/tooling/paths.mjs'
import { run } from '@shop/tooling/run.mjs'
import { runCommand, UserError } from '@shop/tooling/user-error.mjs'

const workspaceFiles = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
const contents = [
  'LICENSE',
  'apps/api/package.json',
  'apps/api/src',
  'apps/desk/package.json',
  'apps/desk/build',
  'apps/shop/package.json',
  'apps/shop/src',
  'apps/storefront/package.json',
  'apps/storefront/app/lib',
  'apps/storefront/runtime',
  'apps/storefront/build',
  'apps/storefront/server',
  'packages/domain/package.json',
  'packages/domain/src',
]
const developmentOnly = /\.test\.ts$|\/shop\/src\/dev\.ts$/

const packageJson = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** Leaves only what a production installation has in a package.json of the bundle. */
const withoutDevelopment = (folder) => {
  const { devDependencies, ...manifest } = packageJson(folder)
  writeJson(join(folder, 'package.json'), manifest)
}

const install = async (folder) => {
  const { packageManager } = packageJson(fromRoot())
  const options = [
    '--prod',
    '--frozen-lockfile',
    '--prefer-offline',
    '--package-import-method=copy',
  ]
  const args = [
    '--yes',
    packageManager,
    'install',
    ...options,
    '--config.confirmModulesPurge=false',
  ]
  const { code, output } = await run('npx', args, { cwd: folder, quiet: true })
  if (code === 0) return
  process.stderr.write(output)
  throw new UserError('The packages of the bundle could not be installed. See the output above.')
}

/**
 * Writes the bundle of the shop into `folder`: the storefront and the desk, which are built already, the server's
 * sources and their production packages. An earlier bundle in the folder is replaced.
 * @throws UserError when the folder holds something else
 */
export const writeBundle = async (folder) => {
  const isBundle = existsSync(join(folder, 'start.mjs'))
  if (existsSync(folder) && readdirSync(folder).length > 0 && !isBundle)
    throw new UserError(`${folder} is not empty and holds no bundle. Name another folder.`)
  rmSync(folder, { recursive: true, force: true })
  const filter = (source) => basename(source) !== 'node_modules' && !developmentOnly.test(source)
  for (const path of [...workspaceFiles, ...contents])
    cpSync(fromRoot(path), join(folder, path), { recursive: true, filter })
  await install(folder)

  for (const path of workspaceFiles) rmSync(join(folder, path), { recursive: true })
  // These name folders of this machine.
  for (const path of ['.modules.yaml', '.pnpm-workspace-state-v1.json'])
    rmSync(join(folder, 'node_modules', path), { force: true })
  for (const path of contents.filter((path) => path.endsWith('/package.json')))
    withoutDevelopment(join(folder, dirname(path)))
  cpSync(fromRoot('deploy', 'bundle'), folder, { recursive: true })
  const { name, version, license } = packageJson(fromRoot())
  writeJson(join(folder, 'package.json'), {
    ...{ name, version, license, private: true, type: 'module' },
    engines: { node: '>=24.2 <25' },
    scripts: {
      start: 'MALLOC_ARENA_MAX=2 node --max-semi-space-size=8 start.mjs',
      shop: 'node shop.mjs',
    },
  })
}

// npm run bundle [-- FOLDER]
if (process.argv[1] === fileURLToPath(import.meta.url))
  await runCommand(async () => {
    const folder = resolve(process.argv[2] ?? fromRoot('build', 'shop'))
    await writeBundle(folder)
    console.log(`The bundle is in ${folder}. Start it there with Node 24: node start.mjs`)
  })
