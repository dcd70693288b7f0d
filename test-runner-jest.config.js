import { getJestConfig } from '@storybook/test-runner'
import { findBrowser } from '@shop/tooling/browser.mjs'

const { executablePath, args, env } = await findBrowser()
const base = getJestConfig()

export default {
  ...base,
  reporters: ['default', '@shop/tooling/reporters/jest.mjs'],
  setupFilesAfterEnv: [...(base.setupFilesAfterEnv ?? []), './.storybook/retry.cjs'],
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: { executablePath, args, env },
    },
  },
}
