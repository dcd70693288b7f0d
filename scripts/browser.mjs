import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { withLock } from './lock.mjs'
import { at, cleanEnv } from './place.mjs'

/** Flags for every browser that tests start: no sandbox, no chatter, the same pixels everywhere. */
export const browserArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

const quietly = (command, args, env = {}) => {
  try {
    return execFileSync(command, args, {
      cwd: at(),
      env: cleanEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      timeout: 300_000,
    })
  } catch {
    return undefined
  }
}

const starts = (path, env) =>
  quietly(path, ['--headless', '--no-sandbox', '--version'], env) !== undefined

const onPath = (name) => quietly('sh', ['-c', `command -v ${name}`])?.trim()

// Only the fonts beside the browser, whatever the machine has: pictures compare across machines.
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">.</dir><config></config></fontconfig>
`

const lockedBrowser = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const manifest = at('node_modules', '@sparticuz', 'chromium', 'package.json')
  if (!existsSync(manifest)) return undefined
  const home = at('.cache', 'browser', JSON.parse(readFileSync(manifest, 'utf8')).version)
  await withLock('browser', async () => {
    if (existsSync(home)) return
    const half = `${home}.half`
    rmSync(half, { recursive: true, force: true })
    mkdirSync(half, { recursive: true })
    const unpacked = quietly('node', [at('scripts', 'unpack-browser.mjs')], { TMPDIR: half })
    if (unpacked === undefined) return
    writeFileSync(join(half, 'fonts', 'fonts.conf'), fontSettings)
    renameSync(half, home)
  })
  const path = join(home, 'chromium')
  const fonts = { FONTCONFIG_PATH: join(home, 'fonts') }
  const libraries = [join(home, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH]
  const own = { ...fonts, LD_LIBRARY_PATH: libraries.filter(Boolean).join(delimiter) }
  const env = [fonts, own].find((candidate) => starts(path, candidate))
  return env && { path, env }
}

const playwrightBrowser = () => {
  const { chromium } = createRequire(import.meta.url)('playwright')
  const path = chromium.executablePath()
  return existsSync(path) && starts(path) ? { path } : undefined
}

const systemBrowser = () => {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const path = names.map(onPath).find((found) => found && starts(found))
  return path ? { path } : undefined
}

const sources = [
  [
    'CHROMIUM_PATH',
    () => {
      const path = process.env.CHROMIUM_PATH
      if (path && !starts(path)) throw new Error(`CHROMIUM_PATH=${path} does not start.`)
      return path && { path }
    },
  ],
  ['locked', lockedBrowser],
  ['playwright', playwrightBrowser],
  ['system', systemBrowser],
  [
    'playwright install',
    () => {
      quietly('playwright', ['install', 'chromium'])
      return playwrightBrowser()
    },
  ],
  [
    'apt-get install',
    () => {
      if (process.getuid?.() !== 0 || !onPath('apt-get')) return undefined
      quietly('sh', ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium'])
      return systemBrowser()
    },
  ],
]

/**
 * The browser for tests: `{executablePath, args, env, source}`, to be passed to Playwright's
 * launch. Prefers the one the lockfile pins, so that pictures are the same on every machine.
 * Throws a sentence with the cure when there is none.
 */
export const findBrowser = async () => {
  for (const [source, find] of sources) {
    const found = await find()
    if (!found) continue
    const env = { ...process.env, ...found.env }
    return { executablePath: found.path, args: browserArgs, env, source }
  }
  throw new Error(
    'No browser was found for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}
