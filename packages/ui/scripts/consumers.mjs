// Installs the packed library into applications outside the workspace and builds them: Vite with
// plain CSS, Vite with Tailwind 4, Next with server components.
//   node scripts/consumers.mjs [vite|tailwind|next …]
// Needs the registry and about three minutes, so it is not part of `npm test`.
// Own code, because publint and attw check the package but do not build applications with it.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkApplication } from './check-application.mjs'
import { applications } from './consumer-applications.mjs'
import { pack } from './pack.mjs'
import { runTool } from './run-tool.mjs'

const scratch = mkdtempSync(join(tmpdir(), 'shop-ui-consumers-'))

const contents = (folder, wanted) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

const buildApplication = async (name, tarball) => {
  const { manifest, files, build, findMissing, browserFolder } = applications[name]
  const folder = join(scratch, name)
  mkdirSync(folder)
  cpSync(tarball, join(folder, 'shop-ui.tgz'))
  const all = {
    'package.json': JSON.stringify({ ...manifest, private: true, type: 'module' }),
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  runTool('npm', ['install', '--strict-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
  })
  for (const command of build) runTool('npx', command, { cwd: folder })
  const problems = browserFolder ? await checkApplication(join(folder, browserFolder)) : []
  if (problems.length > 0)
    throw new Error(`built, but failed in the browser: ${problems.join('; ')}`)
  const missing = findMissing((pattern) => contents(folder, pattern))
  if (missing.length > 0) throw new Error(`built, but the result lacks ${missing.join(', ')}`)
}

const { tarball } = pack(join(scratch, 'packed'))
const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(applications)
let failed = 0
try {
  for (const name of names) {
    const began = performance.now()
    try {
      await buildApplication(name, tarball)
      console.log(`${name}: builds, ${((performance.now() - began) / 1000).toFixed(0)} s`)
    } catch (error) {
      failed += 1
      console.error(`${name}: ${error.message}`)
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
console.log(`${names.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
