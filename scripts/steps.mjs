import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { visual } from '../.storybook/visual.mjs'
import { buildPictures, buildStorefront, buildStorybook } from './build.mjs'
import { run } from './child.mjs'
import { conformance } from './conformance.mjs'
import { freePort } from './free-port.mjs'
import { ownDatabase } from './own-database.mjs'
import { at } from './place.mjs'
import { readReport } from './reports.mjs'
import { serveFolder } from './static-server.mjs'

const reports = at('.cache', 'reports')

// A report of the last run must never be read as the answer of this one.
const reportFile = (name) => {
  mkdirSync(reports, { recursive: true })
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

const check = (title, command, args, how) => async () => {
  const { code } = await run(command, args, how)
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [title] }
}

const eslint = check('lint: eslint', 'eslint', [
  '--max-warnings=0',
  '--cache',
  '--cache-location',
  at('.cache', 'eslint'),
  '.',
])

const styleSheets = check('lint: colours in style sheets', 'node', [
  at('scripts', 'lint', 'check-styles.mjs'),
])

const inLibrary = { cwd: at('packages', 'ui') }
const writtenDoors = check(
  'package: run "node packages/ui/scripts/write-index.mjs"',
  'node',
  ['scripts/write-index.mjs', '--check'],
  inLibrary,
)
const builtPackage = check('package: build', 'node', ['scripts/build.mjs'], inLibrary)
const weights = check(
  'package: a piece is above budget.json',
  'node',
  ['scripts/sizes.mjs'],
  inLibrary,
)

const pageWeights = check(
  'package: a page is above page-budget.json',
  'node',
  ['scripts/page-weights.mjs'],
  { cwd: at('apps', 'storefront') },
)

const inTurn = async (parts) => {
  const all = { passed: 0, failures: [] }
  for (const part of parts) {
    const { passed, failures } = await part()
    all.passed += passed
    all.failures.push(...failures)
  }
  return all
}

// Several commands that are one check to the reader: it passes once, when all of them do.
const together = async (parts) => {
  const { failures } = await inTurn(parts)
  return { passed: failures.length ? 0 : 1, failures }
}

const runner = async (name, command, args, how) => {
  const file = reportFile(name)
  const { code } = await run(command, args(file), how)
  const result = readReport(file)
  if (code !== 0 && result.failures.length === 0)
    result.failures.push(`the runner ended with code ${code}`)
  return { ...result, failures: result.failures.map((text) => `[${name}] ${text}`) }
}

const ownConfig = (folder) =>
  readdirSync(at(folder)).some((name) => /^vitest\.config\.[mc]?[jt]s$/.test(name))

const vitest = (folder) => () =>
  runner(
    folder.replace('/', '-'),
    'vitest',
    (file) => [
      'run',
      ...(ownConfig(folder) ? [] : ['--config', at('scripts', 'vitest.config.mjs'), '--root', '.']),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    { cwd: at(folder) },
  )

const types = async () => {
  const failures = []
  const storefront = at('apps/storefront')
  if (existsSync(join(storefront, 'react-router.config.ts'))) {
    const tool = join(storefront, 'node_modules/.bin/react-router')
    const { code } = await run(tool, ['typegen'], { cwd: storefront })
    if (code !== 0) failures.push('types: react-router typegen')
  }
  const projects = ['packages', 'apps']
    .flatMap((folder) => readdirSync(at(folder)).map((name) => `${folder}/${name}`))
    .flatMap((folder) =>
      readdirSync(at(folder))
        .filter((name) => /^tsconfig(\..+)?\.json$/.test(name))
        .map((name) => `${folder}/${name}`),
    )
  if (existsSync(at('.storybook/tsconfig.json'))) projects.push('.storybook/tsconfig.json')
  for (const project of projects) {
    const { code } = await run('tsc', ['--noEmit', '-p', at(project)])
    if (code !== 0) failures.push(`types: ${project}`)
  }
  return { passed: failures.length ? 0 : 1, failures }
}

const stories = async () => {
  await buildPictures()
  await buildStorybook()
  const { url, close } = await serveFolder(at('storybook-static'))
  const inTheme = (theme) => () => {
    console.log(`\nEvery story in the ${theme} theme`)
    const args = ['--url', url, '--maxWorkers=2', '--disable-telemetry']
    return runner(`stories-${theme}`, 'test-storybook', () => args, {
      env: { SHOP_THEME: theme, STORY_REPORT: join(reports, `stories-${theme}.json`) },
    })
  }
  try {
    return await inTurn([inTheme('light'), inTheme('dark')])
  } finally {
    close()
  }
}

const journeys = async () => {
  await buildPictures()
  await buildStorefront()
  const home = mkdtempSync(join(tmpdir(), 'shop-journeys-'))
  const database = await ownDatabase()
  try {
    return await runner('journeys', 'playwright', () => ['test'], {
      cwd: at('apps/storefront'),
      env: {
        E2E_PORT: String(await freePort()),
        E2E_DATA_DIR: home,
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'journeys.json'),
        ...(database.url ? { DATABASE_URL: database.url } : {}),
      },
    })
  } finally {
    await database.drop()
    rmSync(home, { recursive: true, force: true })
  }
}

/** The steps of `npm test`, cheap ones first: name → what it does. */
export const steps = {
  format: check('format: run "npm run format"', 'prettier', ['--check', '--log-level=warn', '.']),
  lint: () => together([eslint, styleSheets]),
  imports: check('imports', 'depcruise', [
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'apps',
  ]),
  conformance: () => conformance(),
  types,
  unit: () => inTurn(['packages/domain', 'packages/ui', 'apps/storefront'].map(vitest)),
  api: vitest('apps/api'),
  package: async () => {
    await buildStorefront()
    return together([writtenDoors, builtPackage, weights, pageWeights])
  },
  stories,
  visual: () => visual(),
  journeys,
}
