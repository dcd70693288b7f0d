import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const home = fileURLToPath(new URL('../../', import.meta.url))
let folder = ''
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'package-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const run = (script: string, ...args: string[]) => {
  // A home without settings of npm, so that no registry or login of this machine counts.
  const env = { PATH: process.env['PATH'], HOME: folder, USERPROFILE: folder }
  const result = spawnSync(process.execPath, [script, ...args], {
    cwd: home,
    env,
    encoding: 'utf8',
  })
  return { code: result.status, out: result.stdout, err: result.stderr }
}

const manifest = {
  exports: { './button': { types: './dist/index.d.ts', default: './dist/index.js' } },
  dependencies: { clsx: '^2.1.1' },
}
const sound: Record<string, string> = {
  'package.json': JSON.stringify(manifest),
  'README.md': '',
  LICENSE: '',
  'CHANGELOG.md': '',
  'THIRD-PARTY-NOTICES.md': '',
  'dist/index.js': '',
  'dist/index.d.ts': '',
  'dist/index.js.map': JSON.stringify({ sources: ['../src/index.ts'] }),
  'dist/styles/fonts/LICENSE': '',
  'src/index.ts': '',
}

const check = (changes: Record<string, string | undefined>) => {
  for (const [name, text] of Object.entries({ ...sound, ...changes })) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return run('scripts/check-tarball.mjs', folder)
}
const withManifest = (change: object) => ({
  'package.json': JSON.stringify({ ...manifest, ...change }),
})

describe('the check of the tarball', () => {
  test('passes a sound package', () => {
    expect(check({})).toMatchObject({ code: 0, out: '\n' })
  })

  test.each<[string, Record<string, string | undefined>, string]>([
    ['no change log', { 'CHANGELOG.md': undefined }, 'CHANGELOG.md is missing'],
    ['no licence', { LICENSE: undefined }, 'LICENSE is missing'],
    ['a story', { 'src/button.stories.tsx': '' }, 'src/button.stories.tsx does not belong here'],
    ['scripts', withManifest({ scripts: { build: 'x' } }), 'package.json has scripts'],
    ['an exact range', withManifest({ dependencies: { clsx: '2.1.1' } }), 'not a caret range'],
    [
      'a range of the workspace',
      withManifest({ dependencies: { a: 'workspace:*' } }),
      'workspace:',
    ],
    [
      'the condition of the workspace',
      withManifest({ exports: { '.': { '@shop/source': './src/index.ts' } } }),
      'package.json has @shop/source',
    ],
    ['an exported source', withManifest({ exports: { '.': './src/index.ts' } }), 'is the source'],
    ['an export without a file', withManifest({ exports: { '.': './dist/a.js' } }), 'is missing'],
    ['a path of this machine', { 'dist/index.js': `// ${home}src` }, 'path'],
    ['a map without its source', { 'src/index.ts': undefined }, 'names ../src/index.ts'],
    ['too many bytes', { 'dist/large.js': ' '.repeat(4_000_000) }, 'unpacked it has'],
  ])('refuses %s', (_, changes, problem) => {
    const { code, out } = check(changes)
    expect(code).toBe(1)
    expect(out).toContain(problem)
  })
})

test('npm refuses to pack the folder of the workspace, and says how it is packed', () => {
  const env = { PATH: process.env['PATH'], HOME: folder, USERPROFILE: folder }
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], {
    cwd: home,
    env,
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  expect(stderr).toContain('Run "npm run tarball" in packages/ui')
})

describe('the release', () => {
  const manifestBefore = readFileSync(join(home, 'package.json'), 'utf8')

  test('refuses without a registry, and changes nothing', () => {
    const { code, err } = run('scripts/release.mjs')
    expect(code).toBe(1)
    expect(err).toContain('No registry is configured for @shop. Run "npm config set @shop:registry')
    expect(readFileSync(join(home, 'package.json'), 'utf8')).toBe(manifestBefore)
  })

  test('refuses without a login, and changes nothing', () => {
    writeFileSync(join(folder, '.npmrc'), '@shop:registry=http://127.0.0.1:9/\nfetch-retries=0\n')
    const { code, err } = run('scripts/release.mjs')
    expect(code).toBe(1)
    expect(err).toContain('You are not logged in to http://127.0.0.1:9/, or it cannot be reached.')
    expect(readFileSync(join(home, 'package.json'), 'utf8')).toBe(manifestBefore)
  })

  test('refuses an unknown option', () => {
    const { code, err } = run('scripts/release.mjs', '--dry')
    expect(code).toBe(1)
    expect(err).toContain('Unknown option --dry. Known: --dry-run.')
  })
})
