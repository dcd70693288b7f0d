import { getJestConfig } from '@storybook/test-runner'
import { findBrowser } from './scripts/browser.mjs'

const { executablePath, args, env } = await findBrowser()
const base = getJestConfig()

export default {
  ...base,
  reporters: ['default', './scripts/story-reporter.mjs'],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath, args, env },
    },
  },
}
