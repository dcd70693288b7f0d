import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { freePort } from '../../scripts/free-port.ts'

// Every worker evaluates this file. The port and data directory are kept in environment variables,
// which workers inherit, so that all of them use the same shop.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'shop-journeys-'))

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`
const { executablePath, args, env } = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.{e2e,spec,test}.ts',
  // The gate leaves out what only the proof runs; see CONTRIBUTING.
  grepInvert: process.env.PROOF ? undefined : /\.proof\.e2e\.ts|@proof/,
  outputDir: '../../.cache/journeys',
  reporter: [['list'], ['json']],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
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
  },
  projects: [
    {
      name: 'phone',
      // Only what differs on phones, the whole purchase, and rapid clicks; the rest is the same code on both.
      testMatch:
        /(purchase|bengali|phone|every-page|every-button|rapid-clicks)(\.proof)?\.e2e\.ts$/,
      // Before it knows the window, the browser chooses the announced picture by the screen.
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 800 },
        screen: { width: 360, height: 800 },
      },
    },
    {
      name: 'desktop',
      testIgnore: /(phone|every-button|rapid-clicks)(\.proof)?\.e2e\.ts$/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `${baseURL}/readyz`,
    timeout: 90_000,
    // For writing tests: uses a shop that is already running.
    reuseExistingServer: process.env.E2E_REUSE === '1',
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      ...(process.env as Record<string, string>),
      NODE_ENV: 'production',
      PORT: process.env.E2E_PORT,
      DATA_DIR: process.env.E2E_DATA_DIR,
      LOG_LEVEL: 'warn',
      // Gives each test shopper an address, see shop-fixture.ts. The limits are the default ones.
      TRUSTED_PROXIES: '1',
    },
  },
})
