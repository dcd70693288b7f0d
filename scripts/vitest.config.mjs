import { defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** For packages without a vitest.config.ts of their own. */
export default defineConfig({
  // The sources of @shop/ui instead of its build.
  ssr: { resolve: { conditions: ['@shop/source', ...defaultServerConditions] } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/{node_modules,build,dist,e2e}/**'],
    environment: 'node',
  },
})
