import { existsSync } from 'node:fs'
import puppeteer from 'puppeteer-core'
import { findInPage } from './find.mjs'

const paths = [process.env.FIREFOX_PATH, '/usr/bin/firefox', '/usr/bin/firefox-esr']

/**
 * Starts Firefox, driven by WebDriver BiDi. Playwright needs a Firefox of its own or a newer one than
 * the long-term release.
 * @returns a driver, or a sentence that says why there is none
 */
export async function startFirefox({ width, height }) {
  const executablePath = paths.find((path) => path && existsSync(path))
  if (!executablePath)
    return 'Firefox was not found. Install it, or set FIREFOX_PATH to its program.'
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  await page.setViewport({ width, height })
  const errors = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) errors.push(message.text())
  })
  const find = async (css, text) =>
    (
      await page.evaluateHandle(`(${findInPage})(${JSON.stringify(css)}, ${JSON.stringify(text)})`)
    ).asElement()
  return {
    version: await browser.version(),
    open: (url) => page.goto(url),
    evaluate: (code) => page.evaluate(code),
    has: async (css, text) => (await find(css, text)) !== null,
    click: async (css, text) => (await find(css, text)).click(),
    type: async (css, text, words) => (await find(css, text)).type(words),
    screenshot: (path) => page.screenshot({ path }),
    errors: async () => errors,
    close: () => browser.close(),
  }
}
