/**
 * What `npm test` runs, cheap checks first: the npm script, and about how many minutes it takes on two
 * cores. Checks marked `tests` report each test. `npm run test:all` adds the extended tests of each, or
 * runs `extendedScript`, and adds the checks marked `extended`.
 */
export const checks = [
  { name: 'format', script: 'format:check', minutes: 0.3 },
  { name: 'lint', script: 'lint', minutes: 0.4 },
  { name: 'imports', script: 'lint:imports', minutes: 0.2 },
  { name: 'unused', script: 'lint:unused', minutes: 0.2 },
  { name: 'documents', script: 'lint:documents', minutes: 0.1 },
  { name: 'types', script: 'types', minutes: 0.5 },
  { name: 'unit', script: 'test:unit', tests: true, minutes: 2, extendedMinutes: 2 },
  { name: 'api', script: 'test:api', tests: true, minutes: 3.5, extendedMinutes: 5 },
  { name: 'package', script: 'test:package', tests: true, minutes: 0.7 },
  { name: 'sizes', script: 'test:sizes', minutes: 0.5, extended: true },
  { name: 'bundle', script: 'test:bundle', tests: true, minutes: 0.5, extended: true },
  { name: 'packed', script: 'test:packed', tests: true, minutes: 3, extended: true },
  { name: 'storybook', script: 'build:storybook', minutes: 0.7 },
  {
    name: 'stories',
    script: 'test:stories',
    extendedScript: 'test:stories:extended',
    tests: true,
    minutes: 1.6,
    extendedMinutes: 7,
  },
  { name: 'pictures', script: 'test:pictures', tests: true, minutes: 2, extended: true },
  { name: 'e2e', script: 'test:e2e', tests: true, minutes: 4.2, extendedMinutes: 16 },
]
