// Installs the packages with pnpm. Own code, because it runs on the system's Node 20 or newer before
// anything is installed; all other scripts run on the Node 24 that is one of the packages.
import { existsSync, readFileSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { run, forwardSignals } from './process.mjs'
import { withLock } from './lock.mjs'
import { fromRoot } from './paths.mjs'
import { runCommand, UserError } from './user-error.mjs'

const { packageManager } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
const marker = fromRoot('node_modules', '.installed')
const platform = `${process.platform} ${process.arch}`

const manifests = () => [
  ...['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => fromRoot(name)),
  ...['packages', 'apps']
    .flatMap((folder) => readdirSync(fromRoot(folder)).map((name) => fromRoot(folder, name)))
    .map((folder) => `${folder}/package.json`)
    .filter((file) => existsSync(file)),
]

// The marker's time is when the last successful installation began.
const isInstalled = () => {
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== platform) return false
  const installedAt = statSync(marker).mtimeMs
  return manifests().every((file) => statSync(file).mtimeMs <= installedAt)
}

const advice = [
  [/ENOSPC|no space left/i, 'The disk is full. Free about 2 GB and run the command again.'],
  [
    /OUTDATED_LOCKFILE|FROZEN_LOCKFILE|lockfile.*(not up to date|outdated)/i,
    `pnpm-lock.yaml does not match the package.json files. Run "npx ${packageManager} install" and commit the lockfile.`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|ERR_SOCKET|fetch failed/i,
    'The npm registry cannot be reached. Check the network and the registry in .npmrc, then run the command again.',
  ],
  [/EACCES|EPERM/, 'A folder cannot be written. Check who owns this folder and ~/.npm.'],
]

const install = async () => {
  if (isInstalled()) return
  const startedAt = new Date()
  console.log('Installing packages (about two minutes the first time) …')
  const args = ['install', '--frozen-lockfile', '--config.confirmModulesPurge=false']
  const { code, output } = await run('npx', ['--yes', packageManager, ...args], { capture: true })
  if (code !== 0) {
    const sentence =
      advice.find(([pattern]) => pattern.test(output))?.[1] ?? 'See the output above.'
    throw new UserError(`The packages could not be installed. ${sentence}`)
  }
  if (!existsSync(fromRoot('node_modules', '.bin', 'node')))
    throw new UserError('Node 24 was not installed. Delete node_modules and run the command again.')
  writeFileSync(marker, platform)
  utimesSync(marker, startedAt, startedAt)
}

forwardSignals()
await runCommand(async () => {
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new UserError(`Node 20 or newer is needed; this is ${process.version}. See nodejs.org.`)
  if (!isInstalled()) await withLock('install', install)
  return 0
})
