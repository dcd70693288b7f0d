import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from '@shop/tooling/browser.mjs'

const { executablePath, args, env } = await findBrowser()

/** Plays the stories in one browser page after the other, with axe. The extended checks use the test runner. */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL('.', import.meta.url)),
      tags: { exclude: ['extended'] },
    }),
  ],
  test: {
    name: 'stories',
    setupFiles: ['.storybook/vitest.setup.ts'],
    testTimeout: 60_000,
    retry: 1,
    reporters: ['default', '@shop/tooling/reporters/vitest.mjs'],
    isolate: false,
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: { executablePath, args, env } }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
      viewport: { width: 1280, height: 720 },
    },
  },
})
