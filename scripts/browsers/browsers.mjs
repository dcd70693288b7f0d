import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@shop/tooling/free-port.ts'
import { runCommand } from '@shop/tooling/user-error.mjs'
import { childEnv, fromRoot } from '@shop/tooling/paths.mjs'
import { startFirefox } from './firefox.mjs'
import { purchase } from './purchase.mjs'
import { startWebKit } from './webkit.mjs'

const starts = { firefox: startFirefox, webkit: startWebKit }
const sizes = { phone: { width: 360, height: 800 }, desktop: { width: 1280, height: 800 } }

/** Starts the shop with an empty database. */
async function startShop() {
  const port = await freePort()
  const env = { NODE_ENV: 'production', PORT: String(port), LOG_LEVEL: 'warn' }
  const shop = spawn('node', ['../shop/src/main.ts'], {
    cwd: fromRoot('apps', 'storefront'),
    env: childEnv({ ...env, DATA_DIR: mkdtempSync(join(tmpdir(), 'shop-browsers-')) }),
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  const ready = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; tries < 240 && !(await ready()); tries += 1) await sleep(250)
  return { url, stop: () => shop.kill() }
}

/** One line about the purchases in one browser at one size. */
async function report(name, size, url) {
  const folder = fromRoot('.cache', 'browsers')
  mkdirSync(folder, { recursive: true })
  const driver = await starts[name](sizes[size])
  if (typeof driver === 'string') return { failed: false, text: `${name}: not run. ${driver}` }
  const head = `${name} ${size} (${driver.version})`
  try {
    await purchase(driver, url, (screen) => join(folder, `${name}-${size}-${screen}.png`))
    const errors = await driver.errors()
    if (errors.length > 0)
      return {
        failed: true,
        text: `${head}: bought, but the console has errors:\n  ${errors.join('\n  ')}`,
      }
    return { failed: false, text: `${head}: two purchases, no error in the console.` }
  } catch (error) {
    await driver.screenshot(join(folder, `${name}-${size}-failed.png`)).catch(() => undefined)
    const errors = await driver.errors().catch(() => [])
    return { failed: true, text: [`${head}: failed. ${error.message}`, ...errors].join('\n  ') }
  } finally {
    await driver.close()
  }
}

// Buys in Firefox and WebKit, as far as they are installed, and says which were not.
await runCommand(async () => {
  const shop = await startShop()
  let failed = false
  for (const name of Object.keys(starts))
    for (const size of Object.keys(sizes)) {
      const result = await report(name, size, shop.url)
      failed ||= result.failed
      console.log(result.text)
    }
  shop.stop()
  console.log(`Pictures: ${fromRoot('.cache', 'browsers')}`)
  return failed ? 1 : 0
})
