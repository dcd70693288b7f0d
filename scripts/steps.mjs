import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPictures, buildStorefront, buildStorybook } from './build.mjs'
import { conformance } from './conformance.mjs'
import { documents } from './documents.mjs'
import { fromRoot, root } from './paths.mjs'
import { run } from './process.mjs'
import { joinTries, readReport } from './reports.mjs'
import { serveFolder } from './serve-folder.mjs'

const reports = fromRoot('.cache', 'reports')

/** A check that passes when its command succeeds. `title` is what a failure prints. */
const command = (title, name, args, options) => async () => {
  const { code } = await run(name, args, options)
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [title] }
}

const sum = (results) => ({
  passed: results.reduce((total, { passed }) => total + passed, 0),
  failures: results.flatMap(({ failures }) => failures),
  again: results.flatMap(({ again = [] }) => again),
})

const inSequence = (checks) => async () => {
  const results = []
  for (const check of checks) results.push(await check())
  return sum(results)
}

/** Runs a test runner once and reads its JSON report. The last run's report is removed first. */
const tryOnce = async (name, tool, args, { env = {}, ...options } = {}) => {
  const file = join(reports, `${name}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(file, { force: true })
  const withReport = args.map((arg) => arg.replace('<report>', file))
  const { code } = await run(tool, withReport, {
    ...options,
    env: { ...env, STORY_REPORT: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const report = readReport(file)
  if (code !== 0 && report.problems.length === 0 && report.tests.every(({ passed }) => passed))
    report.problems.push(`the runner ended with code ${code}`)
  return report
}

/**
 * Runs a test runner, and what failed a second time, alone. Red is what fails twice.
 * @param options called for each try
 * @param alone arguments of the second try, from the files with a failure; no files when the run as a
 *   whole failed
 */
const runner = async (name, tool, args, options, alone) => {
  const first = await tryOnce(name, tool, args, options())
  const files = first.tests.filter(({ passed }) => !passed).map(({ file }) => file)
  const failed = files.length > 0 || first.problems.length > 0
  const wanted = first.problems.length > 0 ? [] : [...new Set(files)]
  const second = failed
    ? await tryOnce(`${name}-again`, tool, [...args, ...alone(wanted)], options())
    : { tests: [], problems: [] }
  const { passed, failures, again } = joinTries(first, second)
  const named = (texts) => texts.map((text) => `[${name}] ${text}`)
  return { passed, failures: named(failures), again: named(again) }
}

const vitestArgs = (config) => [
  'run',
  ...config,
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=<report>',
]

const alone = (files) => ['--no-file-parallelism', ...files]

const vitest = (folder) => () => {
  const ownConfig = existsSync(fromRoot(folder, 'vitest.config.ts'))
  const config = ownConfig ? [] : ['--config', fromRoot('scripts', 'vitest.config.mjs'), '--root=.']
  const name = folder.replace('/', '-')
  return runner(name, 'vitest', vitestArgs(config), () => ({ cwd: fromRoot(folder) }), alone)
}

const storefront = { cwd: fromRoot('apps', 'storefront') }
const library = { cwd: fromRoot('packages', 'ui') }

const typegen = command(
  'react-router typegen',
  join(storefront.cwd, 'node_modules/.bin/react-router'),
  ['typegen'],
  storefront,
)

const types = async () => {
  const projects = globSync(['{packages,apps}/*/tsconfig*.json', '.storybook/tsconfig.json'], {
    cwd: root,
  })
  const checks = projects.sort().map((name) => command(name, 'tsc', ['--noEmit', '-p', name]))
  return inSequence([typegen, ...checks])()
}

// The gate plays the stories in Vitest. The proof plays all of them in the built Storybook.
const stories = async () => {
  await buildPictures()
  await buildStorybook()
  if (!process.env.PROOF) {
    const config = ['--config', fromRoot('.storybook', 'vitest.config.mjs'), '--root=.']
    return runner('stories', 'vitest', vitestArgs(config), () => ({}), alone)
  }
  const { url, close } = await serveFolder(fromRoot('storybook-static'))
  const args = ['--url', url, '--maxWorkers=2', '--testTimeout=60000', '--disable-telemetry']
  try {
    const again = (files) => ['--maxWorkers=1', ...files]
    return await runner('stories', 'test-storybook', args, () => ({}), again)
  } finally {
    await close()
  }
}

// Each try starts a shop of its own with an embedded database, whatever DATABASE_URL says.
const journeys = async () => {
  await buildPictures()
  await buildStorefront()
  const dataDirs = []
  const options = () => {
    dataDirs.push(mkdtempSync(join(tmpdir(), 'shop-journeys-')))
    return { ...storefront, env: { E2E_DATA_DIR: dataDirs.at(-1), DATABASE_URL: undefined } }
  }
  const again = (files) => [
    ...(files.length > 0 ? ['--last-failed'] : []),
    '--workers=1',
    '--trace=retain-on-failure',
  ]
  try {
    return await runner('journeys', 'playwright', ['test'], options, again)
  } finally {
    for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
  }
}

const eslintArgs = ['--max-warnings=0', '--cache', '--cache-location', '.cache/eslint', '.']

/** The steps of `npm test`. `npm run test:all` adds the others. */
export const gate = [
  'format',
  'lint',
  'imports',
  'knip',
  'conformance',
  'documents',
  'types',
  'unit',
  'api',
  'package',
  'stories',
  'journeys',
]

/** All steps, cheap ones first: name → a function that resolves to its result. */
export const steps = {
  format: command('run "npm run format"', 'prettier', ['--check', '--log-level=warn', '.']),
  lint: inSequence([
    command('eslint', 'eslint', eslintArgs),
    command('colours in style sheets', 'node', ['scripts/lint/check-styles.mjs']),
  ]),
  imports: inSequence(
    ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'].map((config) =>
      command(config, 'depcruise', ['--config', config, 'packages', 'apps']),
    ),
  ),
  // Routes import types that typegen writes.
  knip: inSequence([
    typegen,
    command('unused files, exports or dependencies', 'knip', [
      '--no-progress',
      '--no-config-hints',
    ]),
  ]),
  conformance: async () => conformance(),
  documents: async () => documents(Object.keys(steps)),
  types,
  unit: inSequence(
    ['scripts', 'packages/domain', 'packages/demo', 'packages/ui', 'apps/storefront'].map(vitest),
  ),
  // Some of these tests start the whole shop.
  api: async () => {
    await buildStorefront()
    return vitest('apps/api')()
  },
  package: inSequence([
    command(
      'run "node packages/ui/scripts/write-index.mjs"',
      'node',
      ['scripts/write-index.mjs', '--check'],
      library,
    ),
    command('tarball of @shop/ui', 'node', ['scripts/pack.mjs'], library),
    command('examples of packages/ui/README.md', 'node', ['scripts/readme-examples.mjs'], library),
  ]),
  figures: inSequence([
    command('build of @shop/ui', 'node', ['scripts/build.mjs'], library),
    command(
      'a limit of .size-limit.json',
      join(library.cwd, 'node_modules/.bin/size-limit'),
      [],
      library,
    ),
    async () => {
      await buildStorefront()
      const args = ['scripts/page-weights.mjs']
      return command('a page has more script than its limit', 'node', args, storefront)()
    },
    async () => (await import('./bundle/check-bundle.mjs')).checkBundle(),
  ]),
  // Needs the registry of npm.
  consumers: command(
    'applications that install @shop/ui',
    'node',
    ['scripts/consumers.mjs'],
    library,
  ),
  stories,
  visual: async () => (await import('../.storybook/visual.mjs')).visual(),
  journeys,
}
