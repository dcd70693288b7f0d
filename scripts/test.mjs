// Own code, because no task runner adds up the tests of Vitest, Playwright and Storybook's test runner.
//   npm test                       the checks that a change must pass
//   npm run test:all               all of them, with extended tests
//   npm test -- --only=unit,api    some of them
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { fromRoot } from '@shop/tooling/paths.mjs'
import { run } from '@shop/tooling/run.mjs'
import { checks } from './checks.mjs'

/** More tests than this that passed only at a retry fail the run. */
const maxFlaky = 3

const extended = Boolean(process.env.EXTENDED)
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',')
const unknown = (only ?? []).filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no check ${unknown.join(', ')}. Known: ${checks.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}
const selected = checks.filter((check) =>
  only ? only.includes(check.name) : extended || !check.extended,
)

/**
 * Runs a script of the package and reads the report of its tests. One that takes several times as long as
 * expected is stopped: a page that Vitest opens in the browser rarely never loads, and the run never ends
 * then (https://github.com/vitest-dev/vitest/issues/11243).
 */
const runScript = async (script, report, expectedMinutes) => {
  rmSync(report, { force: true })
  const limit = Math.ceil(expectedMinutes * 4 + 4)
  const env = { TEST_REPORT: report }
  const options = { env, limitMs: limit * 60_000 }
  const { code, isLate } = await run('npm', ['run', '--silent', script], options)
  if (isLate) return { code, failures: [`"npm run ${script}" did not end in ${limit} minutes`] }
  return { code, ...(existsSync(report) && JSON.parse(readFileSync(report, 'utf8'))) }
}

/** Whether the browser, not a test, is the cause of a failure; a second try opens another one. */
const isOfBrowser = (failure) => /draws no frames\.$|did not end in \d+ minutes$/.test(failure)

const results = []
for (const [index, check] of selected.entries()) {
  const { name, tests, minutes, extendedMinutes } = check
  const script = (extended && check.extendedScript) || check.script
  const expected = extended ? (extendedMinutes ?? minutes) : minutes
  console.log(`\n── ${name}: ${index + 1} of ${selected.length}, about ${expected} min ──`)
  const report = fromRoot('.cache', 'reports', `${name}.json`)
  const startedAt = performance.now()
  let result = await runScript(script, report, expected)
  const ofBrowser = result.failures?.find(isOfBrowser)
  if (ofBrowser) result = await runScript(script, report, expected)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const { code, passed = code === 0 && !tests ? 1 : 0, flaky = [], failures = [] } = result
  if (ofBrowser) flaky.push(ofBrowser)
  if (tests && failures.length === 0 && !existsSync(report))
    failures.push(`"npm run ${script}" wrote no report`)
  if (code !== 0 && failures.length === 0)
    failures.push(`"npm run ${script}" ended with code ${code}`)
  console.log(`── ${name}: ${passed} passed, ${failures.length} failed in ${seconds} s`)
  results.push({ name, seconds, passed, flaky, failures })
}

const list = (title, lines) => {
  if (lines.length > 0) console.log(`\n${title}:\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
const named = (key) =>
  results.flatMap((result) => result[key].map((text) => `${result.name}  ${text}`))
const flaky = named('flaky')
const failures = named('failures')
if (flaky.length > maxFlaky)
  failures.push(`${flaky.length} tests passed only at a second try; at most ${maxFlaky} may`)
list('Failures', failures)
list('Second try', flaky)
list(
  'Seconds',
  results.map(({ name, seconds }) => `${name.padEnd(12)} ${seconds}`),
)
const passed = results.reduce((sum, result) => sum + result.passed, 0)
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0
