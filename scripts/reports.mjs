import { existsSync, readFileSync } from 'node:fs'

const firstLine = (text = '') => {
  const plain = text.replace(/\u001b\[[0-9;]*m/g, '')
  // Storybook's test runner prints the cause after a link to the story.
  return (plain.split('Message:\n')[1] ?? plain).trim().split('\n')[0].trim()
}

const fromJest = (report) => {
  const failures = []
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of failed)
      failures.push(`${fullName}: ${firstLine(failureMessages?.[0])}`)
    if (file.status === 'failed' && failed.length === 0)
      failures.push(`${file.name}: ${firstLine(file.message) || 'the file could not be run'}`)
  }
  const skipped = report.numPendingTests + report.numTodoTests
  if (skipped > 0) failures.push(`${skipped} tests were skipped; run or delete them`)
  return { passed: report.numPassedTests, failures }
}

const testsOf = (suite, path = []) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map((test) => ({ ...test, title: [...path, title].join(' › ') })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, [...path, inner.title])),
]

const fromPlaywright = (report) => {
  const failures = report.errors.map(({ message }) => firstLine(message))
  let passed = 0
  for (const { title, projectName, status } of testsOf(report)) {
    const name = `${title} [${projectName}]`
    if (status === 'flaky') console.log(`Passed at the second try: ${name}`)
    if (status === 'expected' || status === 'flaky') passed += 1
    else failures.push(`${name}: ${status}`)
  }
  return { passed, failures }
}

/**
 * Reads the JSON report of Vitest, Storybook's test runner or Playwright as `{passed, failures}`. A
 * missing report and a report without tests are failures.
 */
export const readReport = (file) => {
  if (!existsSync(file)) return { passed: 0, failures: ['the runner wrote no report'] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const result = report.suites ? fromPlaywright(report) : fromJest(report)
  if (result.passed === 0 && result.failures.length === 0) result.failures.push('no test ran')
  return result
}
