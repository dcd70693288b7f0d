// Own code, because the runners write their reports in three forms.
import { existsSync, readFileSync } from 'node:fs'

const firstLine = (text = '') => {
  const plain = text.replace(/\u001b\[[0-9;]*m/g, '')
  // Storybook's test runner prints the cause after a link to the story.
  return (plain.split('Message:\n')[1] ?? plain).trim().split('\n')[0].trim()
}

const skipped = (count) => (count > 0 ? [`${count} tests were skipped; run or delete them`] : [])

const fromJest = (report) => {
  const tests = report.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const inFile = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        file,
        title: test.fullName,
        passed: test.status === 'passed',
        message: firstLine(test.failureMessages?.[0]),
      }))
    const cause = firstLine(message) || 'the file could not be run'
    return status === 'failed' && inFile.every(({ passed }) => passed)
      ? [...inFile, { file, title: file, passed: false, message: cause }]
      : inFile
  })
  return { tests, problems: skipped(report.numPendingTests + report.numTodoTests) }
}

const testsOf = (suite, path = []) => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests.map((test) => ({ ...test, file, title: [...path, title].join(' › ') })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...path, inner.title])),
]

const fromPlaywright = (report) => {
  const all = testsOf(report)
  const tests = all
    .filter(({ status }) => status !== 'skipped')
    .map(({ title, file, projectName, status, results }) => ({
      file,
      title: `${title} [${projectName}]`,
      passed: status === 'expected',
      message: firstLine(results.at(-1)?.error?.message) || status,
    }))
  const errors = report.errors.map(({ message }) => firstLine(message))
  return { tests, problems: [...errors, ...skipped(all.length - tests.length)] }
}

/**
 * Reads the JSON report of Vitest, Storybook's test runner or Playwright: each test with its file, title,
 * whether it passed, and the first line of its failure; and what is wrong with the run as a whole, such
 * as a missing report, a report without tests, or skipped tests.
 */
export const readReport = (file) => {
  if (!existsSync(file)) return { tests: [], problems: ['the runner wrote no report'] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const { tests, problems } = report.suites ? fromPlaywright(report) : fromJest(report)
  if (tests.length === 0 && problems.length === 0) problems.push('no test ran')
  return { tests, problems }
}

const failedOf = ({ tests }) => tests.filter(({ passed }) => !passed)
const lineOf = ({ title, message }) => `${title}: ${message}`

/**
 * Joins a run with the second try of what failed in it, as `{passed, failures, again}`. A test is red
 * when it failed twice or did not run again; `again` has the titles that passed at the second try. When
 * the first run failed as a whole, the second one replaces it.
 */
export const joinTries = (first, second) => {
  if (first.problems.length > 0) {
    const failed = failedOf(second)
    const failures = [...failed.map(lineOf), ...second.problems]
    return { passed: second.tests.length - failed.length, failures, again: first.problems }
  }
  // A file that could not be loaded has an entry only in the run in which that happened. Tests of one
  // file may have the same title; then all of them have to pass.
  const passedNow = ({ file, title }) => {
    const ofFile = second.tests.filter((test) => test.file === file)
    const same = ofFile.filter((test) => test.title === title)
    const wanted = title === file ? ofFile : same
    return wanted.length > 0 && same.every(({ passed }) => passed)
  }
  const failed = failedOf(first)
  const again = failed.filter(passedNow)
  const red = failed.filter((test) => !passedNow(test))
  return {
    passed:
      first.tests.length - red.length - again.filter(({ file, title }) => file === title).length,
    failures: [...red.map(lineOf), ...second.problems],
    again: again.map(({ title }) => title),
  }
}
