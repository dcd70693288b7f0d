import { defineConfig } from 'vitest/config'

/** For packages without a vitest.config.ts of their own. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/{node_modules,build,dist,e2e}/**'],
    environment: 'node',
  },
})
