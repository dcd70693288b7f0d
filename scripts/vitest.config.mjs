import { defineConfig } from 'vitest/config'

/** For packages without a vitest.config of their own: plain logic in Node, no bundler's plugins. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/e2e/**'],
    environment: 'node',
  },
})
