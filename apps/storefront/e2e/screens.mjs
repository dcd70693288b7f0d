import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../../../scripts/browser.mjs'
import { fromRoot } from '../../../scripts/paths.mjs'
import { routes } from './routes.ts'

/**
 * Writes a picture of every page, on a phone and on a desk, to .cache/screens.
 * The shop must be running: SHOP_URL=http://localhost:3000 node e2e/screens.mjs
 */
const shop = process.env.SHOP_URL ?? 'http://localhost:3000'
const folder = fromRoot('.cache', 'screens')
const { executablePath, args, env } = await findBrowser()
mkdirSync(folder, { recursive: true })
const browser = await chromium.launch({ executablePath, args, env })
const kinds = [
  { name: 'phone', viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true },
  { name: 'desk', viewport: { width: 1280, height: 800 } },
]
for (const { name, ...kind } of kinds) {
  for (const colorScheme of process.env.SCREENS_DARK ? ['dark'] : ['light']) {
    const context = await browser.newContext({ ...kind, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.goto(`${shop}/product-details/2`)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    for (const path of routes) {
      await page.goto(shop + path)
      await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
      const file = `${path.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '') || 'home'}`
      await page.screenshot({ path: join(folder, `${file}.${name}.${colorScheme}.png`) })
    }
    await context.close()
  }
}
await browser.close()
