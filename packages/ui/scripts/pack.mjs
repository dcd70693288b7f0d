// Builds and packs the package, and checks the tarball.
//   npm run tarball
// Its name is not `pack`, because npm would run `prepack` before it.
import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkTarball } from './check-tarball.mjs'
import { home, runTool } from './run-tool.mjs'
import { stage } from './stage.mjs'
import { previewVersion } from './version.mjs'

/**
 * Packs the next version into `folder`. Returns the path of the tarball, its files with their sizes in
 * bytes, its own and its unpacked size, and what `previewVersion` says of the version. Throws when a
 * check of the tarball fails.
 */
export function pack(folder) {
  const release = previewVersion()
  mkdirSync(folder, { recursive: true })
  for (const name of globSync('*.tgz', { cwd: folder })) rmSync(join(folder, name))
  runTool('node', ['scripts/write-index.mjs'])
  runTool('node', ['scripts/build.mjs'])
  const staged = mkdtempSync(join(tmpdir(), 'shop-ui-stage-'))
  try {
    stage(staged, release)
    const output = runTool('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: staged,
      stdout: true,
    })
    const [{ filename, size, unpackedSize, files }] = JSON.parse(output)
    const tarball = join(folder, filename)
    checkTarball(tarball)
    return { tarball, size, unpackedSize, files, release }
  } finally {
    rmSync(staged, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { tarball } = pack(join(home, 'build'))
  console.log(`No problems found.\n${tarball}`)
}
