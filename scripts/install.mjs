import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { runAndRead } from './child.mjs'
import { Told } from './told.mjs'
import { withLock } from './lock.mjs'
import { at } from './place.mjs'
import { hashOf } from './stamp.mjs'

const PNPM = 'pnpm@12.21.0'
const stamp = at('node_modules', '.installed')

const workspaces = () =>
  ['packages', 'apps'].flatMap((folder) =>
    readdirSync(at(folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(at(folder, entry.name, 'package.json')))
      .map((entry) => `${folder}/${entry.name}`),
  )

const wanted = (folders) =>
  hashOf(
    [
      'pnpm-lock.yaml',
      'pnpm-workspace.yaml',
      'package.json',
      ...folders.map((folder) => `${folder}/package.json`),
    ],
    `${process.platform} ${process.arch}`,
  )

const installed = (hash, folders) =>
  existsSync(at('node_modules', '.bin', 'node')) &&
  folders.every((folder) => existsSync(at(folder, 'node_modules'))) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hash

const cures = [
  [/ENOSPC|no space left/i, 'The disk is full. Free about 2 GB and run the command again.'],
  [
    /OUTDATED_LOCKFILE|FROZEN_LOCKFILE|lockfile.*(not up to date|outdated)/i,
    `pnpm-lock.yaml does not fit the package.json files. Run "npx ${PNPM} install" and commit the lockfile.`,
  ],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|META_FETCH_FAIL|ERR_SOCKET|fetch failed/i,
    'The npm registry cannot be reached. Check the network or the registry in your .npmrc, then run the command again.',
  ],
  [/EACCES|EPERM/, 'A folder may not be written to. Check who owns this folder and ~/.npm.'],
]

/** The sentence that goes with what an installation printed before it failed. */
export const cureOf = (output) =>
  cures.find(([pattern]) => pattern.test(output))?.[1] ?? 'Its own words are above.'

/** Installs what the lockfile names, if it or a package.json changed since the last success. */
export const install = async () => {
  const folders = workspaces()
  if (installed(wanted(folders), folders)) return
  await withLock('install', async () => {
    const hash = wanted(folders)
    if (installed(hash, folders)) return
    console.log('Installing packages (about two minutes the first time) …')
    const { code, output } = await runAndRead(process.platform === 'win32' ? 'npx.cmd' : 'npx', [
      '--yes',
      PNPM,
      'install',
      '--frozen-lockfile',
      '--config.confirmModulesPurge=false',
    ])
    if (code !== 0) throw new Told(`The packages could not be installed. ${cureOf(output)}`)
    if (!existsSync(at('node_modules', '.bin', 'node')))
      throw new Told(
        'The installation finished without Node 24. Delete node_modules and try again.',
      )
    writeFileSync(stamp, hash)
  })
}
