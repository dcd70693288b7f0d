import { defineConfig } from '@playwright/test'
import { findBrowser } from '@shop/tooling/browser.mjs'
import { freePort } from '@shop/tooling/free-port.ts'

process.env.PICTURES_PORT ??= String(await freePort())
const baseURL = `http://127.0.0.1:${process.env.PICTURES_PORT}`
const { executablePath, args, env } = await findBrowser()

/** Compares a picture of each story with the reviewed one, see docs/visual-comparison.md. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.e2e.ts',
  outputDir: '../.cache/pictures',
  snapshotPathTemplate: '../packages/ui/test/visual/baseline/{arg}{ext}',
  reporter: [['list'], ['@shop/tooling/reporters/playwright.mjs']],
  fullyParallel: true,
  workers: 2,
  retries: 1,
  expect: {
    // Round corners are antialiased as the browser composes its layers. A share of the area would let
    // a small difference on a large page pass.
    toHaveScreenshot: { animations: 'disabled', threshold: 0.03, maxDiffPixels: 24 },
  },
  use: {
    baseURL,
    viewport: { width: 1024, height: 768 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    launchOptions: { executablePath, args, env },
  },
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${process.env.PICTURES_PORT} --strictPort --outDir storybook-static`,
    cwd: '..',
    url: `${baseURL}/index.json`,
  },
})
