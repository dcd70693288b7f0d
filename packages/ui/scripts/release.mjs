// Releases @shop/ui: makes the version and the change log from the changesets, builds, packs, checks
// the tarball and publishes it.
//   node scripts/release.mjs --dry-run   does all this without changing a file or publishing
//   node scripts/release.mjs             needs a registry for @shop, a login and a clean work tree
// Own code, because `changeset publish` packs the folder of the package instead of what is published.
import { join } from 'node:path'
import { runCommand, UserError } from '../../../scripts/user-error.mjs'
import { pack } from './pack.mjs'
import { home, runTool } from './run-tool.mjs'
import { changesets, root, versionHere } from './version.mjs'

const kilobytes = (bytes) => `${Math.round(bytes / 1000)} kB`

const registryOf = () => {
  const given = runTool('npm', ['config', 'get', '@shop:registry'], { stdout: true }).trim()
  return given === 'undefined' || given === '' ? undefined : given
}

const loginAt = (registry) => {
  try {
    return runTool('npm', ['whoami', '--registry', registry], { stdout: true }).trim()
  } catch {
    return undefined
  }
}

/** Throws with what is missing for a release. Returns the registry. */
const checkReady = () => {
  const registry = registryOf()
  if (!registry)
    throw new UserError(
      'No registry is configured for @shop. Run "npm config set @shop:registry <address>", or use --dry-run.',
    )
  if (!loginAt(registry))
    throw new UserError(
      `You are not logged in to ${registry}, or it cannot be reached. Run "npm login --registry ${registry}".`,
    )
  if (runTool('git', ['status', '--porcelain'], { cwd: root, stdout: true }).trim())
    throw new UserError('The work tree has changes. Commit them, then run the release again.')
  return registry
}

/** Newest section of a change log. */
const newest = (changelog = '') => changelog.split(/^(?=## )/m)[1]?.trim() ?? 'No change log.'

const describe = ({ release: { before, version, changelog, changesets }, ...packed }) => {
  const folders = Object.groupBy(packed.files, ({ path }) => path.split('/').slice(0, -1)[0] ?? '.')
  const rows = Object.entries(folders).map(([name, files]) => {
    const size = files.reduce((sum, file) => sum + file.size, 0)
    return `  ${name.padEnd(6)}${String(files.length).padStart(6)} files ${kilobytes(size).padStart(9)}`
  })
  return [
    `@shop/ui ${version} (now ${before}), from ${changesets} changesets`,
    '',
    newest(changelog),
    '',
    `${packed.tarball}`,
    `${kilobytes(packed.size)} packed, ${kilobytes(packed.unpackedSize)} unpacked`,
    ...rows.sort(),
    'No problems: publint, attw, exports, maps, ranges, paths, size.',
  ].join('\n')
}

await runCommand(async () => {
  const arguments_ = process.argv.slice(2)
  const unknown = arguments_.filter((name) => name !== '--dry-run')
  if (unknown.length > 0)
    throw new UserError(`Unknown option ${unknown.join(' ')}. Known: --dry-run.`)
  const folder = join(home, 'build')

  if (arguments_.length > 0) {
    console.log(describe(pack(folder)))
    const registry = registryOf() ?? 'a registry, which is not configured yet'
    console.log(`It would be published to ${registry}. Nothing was changed or published.`)
    return 0
  }

  const registry = checkReady()
  if (changesets().length === 0)
    throw new UserError('There is nothing to release. Describe a change with "npm run changeset".')
  versionHere()
  const packed = pack(folder)
  console.log(describe(packed))
  runTool('npm', ['publish', packed.tarball, '--registry', registry])
  console.log(
    `Published to ${registry}. Commit the changed files and tag them @shop/ui@${packed.release.version}.`,
  )
  return 0
})
