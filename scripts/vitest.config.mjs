import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

/** For packages without a vitest.config.ts of their own. */
export default defineConfig({
  // The sources of @shop/ui instead of its build; the first line is for tests with jsdom.
  resolve: { conditions: ['@shop/source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['@shop/source', ...defaultServerConditions] } },
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      '**/{node_modules,build,dist,e2e}/**',
      // Run by consumers.mjs, in an application of their own.
      '**/consumers/applications/**',
      ...(process.env.PROOF ? [] : ['**/*.proof.test.{ts,tsx}']),
    ],
    environment: 'node',
    testTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
    // Vitest takes one worker on two cores.
    maxWorkers: 2,
  },
})
