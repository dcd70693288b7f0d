import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@shop/tooling/paths.mjs'
import { writeBundle } from './bundle.mjs'

const startWithinMs = 120_000

/** The packages that the repository uses only for development. */
const developmentPackages = () => {
  const files = globSync('{.,packages/*,apps/*}/package.json', { cwd: root })
  const manifests = files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
  const used = new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)))
  const development = manifests.flatMap(({ devDependencies = {} }) => Object.keys(devDependencies))
  return new Set([...development.filter((name) => !used.has(name)), '@shop/demo', '@shop/ui'])
}

/** The packages of a bundle, as `name@version…`. */
const packagesOf = (folder) => [
  ...readdirSync(join(folder, 'node_modules', '.pnpm')).map((name) => name.replace('+', '/')),
  ...globSync('{packages,apps}/*/node_modules/@shop/*', { cwd: folder }).map(
    (path) => `${path.split('/').slice(-2).join('/')}@workspace`,
  ),
]

/** The packages that packages of a bundle need, whatever the repository uses them for. */
const neededIn = (folder) => {
  const files = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json', { cwd: folder })
  const manifests = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)))
}

/** What is wrong with the files of a bundle, in sentences. */
const wrongFiles = (folder) => {
  const development = developmentPackages()
  const packages = packagesOf(folder)
  const needed = neededIn(folder)
  const found = packages.filter((name) => {
    const plain = name.replace(/(?<=.)@.*$/, '')
    return development.has(plain) && !needed.has(plain)
  })
  return [
    ...found.map((name) => `the bundle holds the development package ${name}`),
    ...globSync('{packages,apps}/*/{src,server,app}/**/*.test.ts', { cwd: folder }),
  ]
}

/** Starts a bundle on an empty database and reads three addresses. Resolves to what is wrong. */
const wrongAnswers = async (folder, dataDir) => {
  const { DATABASE_URL: _unused, ...env } = process.env
  const shop = spawn(process.execPath, ['start.mjs'], {
    cwd: folder,
    env: { ...env, DEMO: 'off', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(shop, 'exit')
  try {
    const url = await new Promise((resolve, reject) => {
      let printed = ''
      const fail = (why) => reject(new Error(`The bundle ${why}:\n${printed}`))
      const timer = setTimeout(() => fail('did not start in time'), startWithinMs)
      const read = (chunk) => {
        printed += chunk
        const ready = /ready at (http:\/\/localhost:\d+)/.exec(printed)?.[1]
        if (ready) resolve(ready)
      }
      shop.stdout.on('data', read)
      shop.stderr.on('data', read)
      ended.then(() => fail('ended')).finally(() => clearTimeout(timer))
    })
    const answers = ['/', '/products', '/readyz'].map(async (path) => {
      const { status } = await fetch(url + path)
      return status === 200 ? [] : [`the bundle answered ${path} with ${status}`]
    })
    return (await Promise.all(answers)).flat()
  } finally {
    shop.kill()
    await ended
  }
}

// Writes a bundle outside the repository, so that no package of the repository is found, checks its
// files and starts it.
const folder = mkdtempSync(join(tmpdir(), 'shop-bundle-'))
const dataDir = mkdtempSync(join(tmpdir(), 'shop-bundle-data-'))
try {
  await writeBundle(folder)
  const failures = [...wrongFiles(folder), ...(await wrongAnswers(folder, dataDir))]
  for (const failure of failures) console.log(failure)
  process.exitCode = failures.length > 0 ? 1 : 0
} finally {
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true })
}
