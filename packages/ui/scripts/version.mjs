import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { home, runTool } from './run-tool.mjs'

/** Folder of the repository. */
export const root = resolve(home, '..', '..')

/** The changesets that wait for a release. */
export const changesets = () => globSync('.changeset/*.md', { cwd: root })
const versionIn = (folder) =>
  JSON.parse(readFileSync(join(folder, 'packages', 'ui', 'package.json'), 'utf8')).version

const apply = (folder, count) => {
  const before = versionIn(folder)
  const log = join(folder, 'packages', 'ui', 'CHANGELOG.md')
  if (count > 0) {
    runTool('changeset', ['version'], { cwd: folder })
    runTool('prettier', ['--write', log, join(folder, 'packages/ui/package.json')], { cwd: folder })
  }
  return {
    before,
    version: versionIn(folder),
    changelog: existsSync(log) ? readFileSync(log, 'utf8') : undefined,
    changesets: count,
  }
}

/** Applies the changesets to the repository: version, change log; the changesets are removed. */
export const versionHere = () => apply(root, changesets().length)

/** What `versionHere` would make: `{before, version, changelog, changesets}`. Changes nothing, because it works on a copy. */
export function previewVersion() {
  const copy = mkdtempSync(join(tmpdir(), 'shop-ui-version-'))
  try {
    const parts = [
      ...['package.json', 'pnpm-workspace.yaml', '.prettierrc.json', '.changeset'],
      'packages/ui/CHANGELOG.md',
    ]
    for (const path of [...parts, ...globSync('{packages,apps}/*/package.json', { cwd: root })])
      if (existsSync(join(root, path)))
        cpSync(join(root, path), join(copy, path), { recursive: true })
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
    // changesets asks git when a changeset was added.
    const author = ['-c', 'user.name=copy', '-c', 'user.email=copy@localhost']
    runTool('git', ['init', '--quiet'], { cwd: copy })
    runTool('git', ['add', '--all', '--', '.', ':!node_modules'], { cwd: copy })
    runTool('git', [...author, 'commit', '--quiet', '--message', 'copy'], { cwd: copy })
    return apply(copy, changesets().length)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
