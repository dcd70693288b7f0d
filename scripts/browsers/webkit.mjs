// A WebDriver client of its own: the protocol is HTTP, and only seven of its commands are used.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/tooling/free-port.ts'
import { collectErrors, findInPage } from './find.mjs'

const DRIVER = '/usr/bin/WebKitWebDriver'
const LIBRARIES = '/usr/lib/x86_64-linux-gnu'
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

const findMiniBrowser = () => {
  if (!existsSync(LIBRARIES)) return undefined
  return readdirSync(LIBRARIES)
    .filter((name) => name.startsWith('webkit2gtk-'))
    .map((name) => `${LIBRARIES}/${name}/MiniBrowser`)
    .find((path) => existsSync(path))
}

/** The display of this machine, or one of its own from Xvfb; undefined when there is neither. */
async function startDisplay() {
  if (process.env.DISPLAY) return { display: process.env.DISPLAY, stop: () => undefined }
  if (!existsSync('/usr/bin/Xvfb')) return undefined
  const display = `:${90 + (process.pid % 900)}`
  const server = spawn('Xvfb', [display, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
  await sleep(1000)
  return { display, stop: () => server.kill() }
}

/**
 * Starts WebKitGTK's MiniBrowser, driven by WebDriver.
 * @returns a driver, or a sentence that says why there is none
 */
export async function startWebKit({ width, height }) {
  const binary = findMiniBrowser()
  if (!existsSync(DRIVER) || !binary)
    return 'WebKit was not found. Install webkit2gtk-driver with the package manager.'
  const screen = await startDisplay()
  if (!screen) return 'WebKit needs a display. Install xvfb, or set DISPLAY.'
  const port = await freePort()
  const env = { ...process.env, DISPLAY: screen.display, WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' })
  const stop = () => {
    driver.kill()
    screen.stop()
  }

  const send = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error} ${value?.message}`)
    return value
  }
  await sleep(1500)
  const options = { binary, args: ['--automation'] }
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
  }
  const session = await send('POST', '/session', { capabilities }).catch((error) => {
    stop()
    return String(error)
  })
  if (typeof session === 'string') return `WebKit did not start: ${session}`
  const home = `/session/${session.sessionId}`
  const evaluate = (code, args = []) =>
    send('POST', `${home}/execute/sync`, { script: `return (${code})`, args })
  const find = (css, text) =>
    evaluate(`${`(${findInPage})`}(arguments[0], arguments[1])`, [css, text])
  const element = async (css, text) => `${home}/element/${(await find(css, text))[ELEMENT]}`
  await send('POST', `${home}/window/rect`, { width, height })
  return {
    version: `WebKitGTK ${session.capabilities.browserVersion}`,
    open: async (url) => {
      await send('POST', `${home}/url`, { url })
      await evaluate(`(${collectErrors})()`)
    },
    evaluate,
    has: async (css, text) => (await find(css, text)) !== null,
    click: async (css, text) => send('POST', `${await element(css, text)}/click`, {}),
    type: async (css, text, words) =>
      send('POST', `${await element(css, text)}/value`, { text: words }),
    screenshot: async (path) =>
      writeFile(path, Buffer.from(await send('GET', `${home}/screenshot`), 'base64')),
    errors: () => evaluate('window.pageErrors ?? []'),
    close: async () => {
      await send('DELETE', home)
      stop()
    },
  }
}
