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
        'margin of a paragraph inside a card': style('#mine').marginTop,
        'box of the host': style('#host').boxSizing,
        'family of the host': style('#host').fontFamily,
        'ground of a button': style('[data-slot=button]').backgroundColor,
        'box of a button': style('[data-slot=button]').boxSizing,
        'height of a button under a host’s reset': style('[data-slot=button]').minHeight,
        'ground by a host’s rule loaded before': style('.host-before').backgroundColor,
        'ground by a host’s rule loaded after': style('.host-after').backgroundColor,
        'ground by a host’s later layer': style('.host-layer').backgroundColor,
      }
    })
    const expected = {
      'margin of the body': '8px',
      'margin of a paragraph inside a card': '16px',
      'box of the host': 'content-box',
      'family of the host': '"Times New Roman"',
      'ground of a button': 'rgb(14, 77, 58)',
      'box of a button': 'border-box',
      'height of a button under a host’s reset': '44px',
      'ground by a host’s rule loaded before': 'rgb(1, 2, 3)',
      'ground by a host’s rule loaded after': 'rgb(4, 5, 6)',
      'ground by a host’s later layer': 'rgb(7, 8, 9)',
    }
    for (const [name, value] of Object.entries(expected))
      if (actual[name] !== value) problems.push(`${name} is ${actual[name]}, not ${value}`)
  } finally {
    await browser.close()
    close()
  }
  return problems
}
