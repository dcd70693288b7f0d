import { defineConfig } from '@playwright/test'
import { findBrowser } from '@shop/tooling/browser.mjs'
import type { Kind } from './application.ts'

const { executablePath, args, env } = await findBrowser()

const application = (kind: Kind, ...tests: string[]) => ({
  name: kind,
  use: { kind },
  testMatch: tests.map((name) => `${name}.e2e.ts`),
})
const viteTests = ['colours', 'measures', 'classes', 'host', 'market', 'shadow-root']

/**
 * Tests of the packed library in applications outside the workspace, which are installed, built and
 * served. One of them: `npm run test:packed -- --project=next`. Needs the registry of npm.
 */
export default defineConfig<object, { kind: Kind }>({
  globalSetup: './global-setup.ts',
  outputDir: '../../../../.cache/packed',
  reporter: [['list'], ['@shop/tooling/reporters/playwright.mjs']],
  forbidOnly: true,
  // One application is built at a time, once for all of its tests.
  workers: 1,
  retries: 1,
  timeout: 60_000,
  use: { viewport: { width: 1280, height: 800 }, launchOptions: { executablePath, args, env } },
  projects: [
    application('plain', ...viteTests),
    application('unlayered', ...viteTests),
    application('tailwind', ...viteTests),
    application('tailwind-prefix', ...viteTests),
    application('desk', 'desk'),
    application('jsdom', 'jsdom'),
    application('next', 'colours', 'measures', 'samples'),
  ],
})
