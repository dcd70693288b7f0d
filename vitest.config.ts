import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'

const extended = Boolean(process.env['EXTENDED'])
// The sources of @shop/ui instead of its build; the first line is for tests with jsdom.
const resolve = { conditions: ['@shop/source', ...defaultClientConditions] }
const ssr = { resolve: { conditions: ['@shop/source', ...defaultServerConditions] } }

const project = (name: string, root: string, exclude: string[] = []) => ({
  extends: true as const,
  resolve,
  ssr,
  test: { name, root, exclude, testTimeout: 30_000 },
})

/** All tests that run in Node: `vitest run --project=ui`. Stories and journeys have runners of their own. */
export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [
      '**/{node_modules,build,dist,e2e}/**',
      // Run by jsdom.e2e.ts, in an application of their own.
      '**/packed/applications/**',
      ...(extended ? [] : ['**/*.extended.test.{ts,tsx}']),
    ],
    environment: 'node',
    expect: { poll: { timeout: 15_000 } },
    retry: 1,
    // Vitest takes one worker on two cores.
    maxWorkers: 2,
    reporters: ['default', './packages/tooling/src/reporters/vitest.mjs'],
    projects: [
      project('scripts', 'scripts', ['bundle/**']),
      project('bundle', 'scripts/bundle'),
      project('tooling', 'packages/tooling'),
      project('domain', 'packages/domain'),
      project('demo', 'packages/demo'),
      project('ui', 'packages/ui', ['test/package/**']),
      project('package', 'packages/ui/test/package'),
      project('storefront', 'apps/storefront'),
      project('desk', 'apps/desk'),
      project('shop', 'apps/shop'),
      {
        extends: true,
        test: {
          name: 'api',
          root: 'apps/api',
          include: ['{src,test,bench}/**/*.test.ts'],
          globalSetup: [new URL('apps/api/test/global-setup.ts', import.meta.url).pathname],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
