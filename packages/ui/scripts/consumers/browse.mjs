// Own code, because vite preview sends no Content-Security-Policy and reports nothing that a page writes.
import { chromium } from 'playwright'
import { findBrowser } from '@shop/tooling/browser.mjs'
import { serveFolder } from '@shop/tooling/serve-folder.mjs'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; frame-src about:"
const pixel =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path d="M0 0h4v4H0z"/></svg>'

/** Starts the browser for tests. */
export async function startBrowser() {
  const { executablePath, args, env } = await findBrowser()
  return chromium.launch({ executablePath, args, env })
}

/**
 * Serves a built application and calls `visit` with a function that opens one of its pages. `strict`
 * adds a Content-Security-Policy without inline code. Resolves to what the pages wrote to the console.
 */
export async function browse(browser, folder, strict, visit) {
  const { url, close } = await serveFolder(folder)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const messages = []
  try {
    await context.route(/\.(jpe?g|svg|png|webp|avif)(\?|$)/, (route) =>
      route.fulfill({ body: pixel, contentType: 'image/svg+xml' }),
    )
    const open = async (path, media = {}) => {
      const page = await context.newPage()
      page.on('console', (message) => messages.push(`${path}: ${message.text().slice(0, 300)}`))
      page.on('response', (response) => {
        if (response.status() >= 400)
          messages.push(`${response.url()} answers ${response.status()}`)
      })
      page.on('pageerror', (error) => messages.push(`${path}: ${error.message}`))
      if (strict)
        await page.route(`${url}/${path}`, async (route) => {
          const response = await route.fetch()
          const headers = { ...response.headers(), 'content-security-policy': policy }
          await route.fulfill({ response, headers })
        })
      await page.emulateMedia(media)
      await page.goto(`${url}/${path}`)
      // Drawn by a script: Vite's pages have `matrix` or the elements of the host, Next's are hydrated.
      if (strict) await page.waitForFunction(() => window.matrix ?? document.querySelector('#host'))
      else await page.locator('html[data-hydrated]').waitFor()
      return page
    }
    await visit(open)
  } finally {
    await context.close()
    await close()
  }
  return messages
}
