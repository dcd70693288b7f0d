// Own code, because Playwright's browser cannot be pinned by the lockfile, and the reviewed pictures
// of the stories hold for one browser version only.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { childEnv, fromRoot } from './paths.mjs'
import { UserError } from './user-error.mjs'

const args = [
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

const succeeds = (command, parameters, env = {}) => {
  try {
    const options = { cwd: fromRoot(), env: childEnv(env), timeout: 300_000 }
    execFileSync(command, parameters, { ...options, stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const starts = (path, env = {}) => succeeds(path, ['--headless', '--no-sandbox', '--version'], env)

// Only the fonts beside the browser are used, so that pictures are the same on every machine.
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">.</dir><config></config></fontconfig>
`

// With this variable the package also unpacks the system libraries that the machine may lack. It is
// read when the package is imported, so a process of its own imports it.
const unpackEnv = { AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' }
const unpack =
  "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath()"

const pinnedBrowser = async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const manifest = fromRoot('node_modules', '@sparticuz', 'chromium', 'package.json')
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
  const folder = fromRoot('.cache', 'browser', version)
  if (!existsSync(folder)) {
    const partial = `${folder}.${process.pid}`
    mkdirSync(partial, { recursive: true })
    const parameters = ['--input-type=module', '--eval', unpack]
    if (!succeeds('node', parameters, { ...unpackEnv, TMPDIR: partial })) return undefined
    writeFileSync(join(partial, 'fonts', 'fonts.conf'), fontSettings)
    // Another process may have been quicker.
    if (!existsSync(folder)) renameSync(partial, folder)
    rmSync(partial, { recursive: true, force: true })
  }
  const path = join(folder, 'chromium')
  const fonts = { FONTCONFIG_PATH: join(folder, 'fonts') }
  const libraries = { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  const env = [fonts, { ...fonts, ...libraries }].find((candidate) => starts(path, candidate))
  return env && { path, env }
}

const playwrightBrowser = () => {
  const path = chromium.executablePath()
  if (!existsSync(path)) succeeds('playwright', ['install', 'chromium'])
  return starts(path) ? { path, env: {} } : undefined
}

const systemBrowser = () => {
  const names = ['chromium', 'google-chrome', 'chromium-browser']
  const path = names.find((name) => starts(name))
  return path ? { path, env: {} } : undefined
}

const chosenBrowser = (path) => {
  if (!starts(path)) throw new UserError(`CHROMIUM_PATH=${path} does not start.`)
  return { path, env: {} }
}

/**
 * The browser for tests, as options of Playwright's `launch`: CHROMIUM_PATH, else the one that the
 * lockfile pins (Linux x64), else Playwright's, else the system's.
 * @throws UserError when none starts
 */
export async function findBrowser() {
  const { CHROMIUM_PATH } = process.env
  const found = CHROMIUM_PATH
    ? chosenBrowser(CHROMIUM_PATH)
    : ((await pinnedBrowser()) ?? playwrightBrowser() ?? systemBrowser())
  if (!found)
    throw new UserError('No browser was found. Install Chromium and set CHROMIUM_PATH to its path.')
  const env = { ...process.env, ...found.env }
  return { executablePath: found.path, args, env }
}
