import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '@shop/tooling/browser.mjs'
import { freePort } from '@shop/tooling/free-port.ts'
import { fromRoot } from '@shop/tooling/paths.mjs'

// Every worker evaluates this file. The port and data directory are kept in environment variables,
// which workers inherit, so that all of them use the same shop.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= fromRoot('.cache', 'e2e-data')

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`
const { executablePath, args, env } = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.{e2e,spec,test}.ts',
  grepInvert: process.env.EXTENDED ? undefined : /\.extended\.e2e\.ts|@extended/,
  outputDir: '../../.cache/e2e',
  reporter: [['list'], ['@shop/tooling/reporters/playwright.mjs']],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    // A kept page shows an earlier state of the database, and hides requests from a test that answers
    // them. offline.e2e.ts allows the service worker.
    serviceWorkers: 'block',
    launchOptions: { executablePath, args, env },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'phone',
      // Only what differs on phones, the whole purchase, and rapid clicks; the rest is the same code on both.
      testMatch: /(purchase|phone|every-page|every-button|rapid-clicks)(\.extended)?\.e2e\.ts$/,
      // Before it knows the window, the browser chooses the announced picture by the screen.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 800 },
        screen: { width: 360, height: 800 },
      },
    },
    {
      name: 'desktop',
      testIgnore: /(phone|every-button|rapid-clicks)(\.extended)?\.e2e\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'rm -rf "$E2E_DATA_DIR" && exec node ../shop/src/main.ts',
    url: `${baseURL}/readyz`,
    timeout: 90_000,
    // For writing tests: uses a shop that is already running.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...(process.env as Record<string, string>),
      // The embedded database, whatever the environment of the tests says.
      DATABASE_URL: '',
      NODE_ENV: 'production',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Gives each test shopper an address, see shop-fixture.ts. The limits are the default ones.
      TRUSTED_PROXIES: '1',
    },
  },
})
