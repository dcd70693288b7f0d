import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,test,bench}/**/*.test.ts'],
    exclude: process.env.PROOF ? [] : ['**/*.proof.test.ts'],
    environment: 'node',
    globalSetup: ['test/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 2,
  },
})
