import { chromium } from 'playwright'
import { findBrowser } from '../../../scripts/browser.mjs'
import { serveFolder } from '../../../scripts/serve-folder.mjs'

// Fonts also as `data:`, because Vite inlines files below 4 KB, such as the font of the taka sign.
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self' data:"

/**
 * Opens a built application under a strict Content-Security-Policy and clicks its "Open" button.
 * Returns the problems: policy violations, errors, and styles of the library on elements of the application.
 */
export async function checkApplication(folder) {
  const { executablePath, args, env } = await findBrowser()
  const { url, close } = await serveFolder(folder)
  const browser = await chromium.launch({ executablePath, args, env })
  const problems = []
  try {
    const page = await browser.newPage()
    page.on(
      'console',
      (message) => message.type() === 'error' && problems.push(message.text().slice(0, 300)),
    )
    page.on('pageerror', (error) => problems.push(error.message))
    await page.route(`${url}/`, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'content-security-policy': policy }
      await route.fulfill({ response, headers })
    })
    await page.goto(`${url}/`)
    await page.getByRole('button', { name: 'Open' }).click()
    await page.getByRole('dialog', { name: 'Size guide' }).waitFor()
    const actual = await page.evaluate(() => {
      const style = (selector) => getComputedStyle(document.querySelector(selector))
      return {
        'margin of the body': style('body').margin,
        'margin of a paragraph in a card': style('#mine').marginTop,
        'box-sizing of the application': style('#host').boxSizing,
        'font of the application': style('#host').fontFamily,
        'background of a button': style('[data-shop=button]').backgroundColor,
        'box-sizing of a button': style('[data-shop=button]').boxSizing,
        'height of a button with a reset of the application': style('[data-shop=button]').minHeight,
        'background by a rule of the application loaded before':
          style('.host-before').backgroundColor,
        'background by a rule of the application loaded after':
          style('.host-after').backgroundColor,
        'background by a later layer of the application': style('.host-layer').backgroundColor,
      }
    })
    const expected = {
      'margin of the body': '8px',
      'margin of a paragraph in a card': '16px',
      'box-sizing of the application': 'content-box',
      'font of the application': '"Times New Roman"',
      'background of a button': 'rgb(14, 77, 58)',
      'box-sizing of a button': 'border-box',
      'height of a button with a reset of the application': '44px',
      'background by a rule of the application loaded before': 'rgb(1, 2, 3)',
      'background by a rule of the application loaded after': 'rgb(4, 5, 6)',
      'background by a later layer of the application': 'rgb(7, 8, 9)',
    }
    for (const [name, value] of Object.entries(expected))
      if (actual[name] !== value) problems.push(`${name} is ${actual[name]}, not ${value}`)
  } finally {
    await browser.close()
    close()
  }
  return problems
}
