import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '@shop/tooling/paths.mjs'
import { writeBundle } from './bundle.mjs'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

// Outside the repository, so that no package of the repository is found.
const folder = mkdtempSync(join(tmpdir(), 'shop-bundle-'))
const dataDir = mkdtempSync(join(tmpdir(), 'shop-bundle-data-'))

beforeAll(() => writeBundle(folder), 120_000)

afterAll(() => {
  for (const path of [folder, dataDir]) rmSync(path, { recursive: true, force: true })
})

const manifests = (cwd: string, pattern: string) =>
  globSync(pattern, { cwd }).map(
    (file) => JSON.parse(readFileSync(join(cwd, file), 'utf8')) as Manifest,
  )

const namesOf = (all: Manifest[], kind: keyof Manifest) =>
  new Set(all.flatMap((manifest) => Object.keys(manifest[kind] ?? {})))

test('the bundle has no package that the repository uses only for development', () => {
  const ours = manifests(root, '{.,packages/*,apps/*}/package.json')
  const used = namesOf(ours, 'dependencies')
  // A package of the bundle may need one of them.
  const needed = namesOf(
    manifests(folder, 'node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json'),
    'dependencies',
  )
  const isDevelopment = (name: string) =>
    !used.has(name) && !needed.has(name) && namesOf(ours, 'devDependencies').has(name)
  const installed = readdirSync(join(folder, 'node_modules', '.pnpm')).map((name) =>
    name.replace('+', '/').replace(/(?<=.)@.*$/, ''),
  )
  expect(installed).not.toHaveLength(0)
  expect(installed.filter(isDevelopment)).toEqual([])
  const workspace = globSync('{packages,apps}/*/node_modules/@shop/{demo,ui}', { cwd: folder })
  expect(workspace).toEqual([])
})

test('the bundle has no test', () => {
  expect(globSync('{packages,apps}/*/{src,server,app}/**/*.test.ts', { cwd: folder })).toEqual([])
})

test('the bundle starts on an empty database and answers', async () => {
  const { DATABASE_URL: _unused, ...env } = process.env
  const shop = spawn(process.execPath, ['start.mjs'], {
    cwd: folder,
    env: { ...env, DEMO: 'off', DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0' },
  })
  const ended = once(shop, 'exit')
  let printed = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
    })
  try {
    const ready = /ready at (http:\/\/localhost:\d+)/
    await expect.poll(() => printed, { timeout: 120_000, interval: 200 }).toMatch(ready)
    const url = ready.exec(printed)?.[1]
    for (const path of ['/', '/products', '/readyz'])
      expect((await fetch(`${url}${path}`)).status, path).toBe(200)
  } finally {
    shop.kill()
    await ended
  }
}, 180_000)
