import { existsSync, readFileSync } from 'node:fs'

const firstLine = (text) => text.trim().split('\n')[0].trim()

// A story's failure says where to look first and what is wrong under "Message:"; axe names the
// broken rule under "Received:".
const words = (text = '') => {
  const plain = text.replace(/\u001b\[[0-9;]*m/g, '')
  const message = plain.split('Message:\n')[1] ?? plain
  const received = message.split('Received:')[1]
  return [firstLine(message), received && firstLine(received)].filter(Boolean).join(' ')
}

const fromJest = (report) => {
  const failures = []
  for (const file of report.testResults ?? []) {
    const tests = file.assertionResults ?? []
    for (const test of tests.filter(({ status }) => status === 'failed'))
      failures.push(`${test.fullName}: ${words(test.failureMessages?.[0])}`)
    if (file.status === 'failed' && !tests.some(({ status }) => status === 'failed'))
      failures.push(`${file.name}: ${words(file.message) || 'the file could not be run'}`)
  }
  const left = (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0)
  if (left > 0) failures.push(`${left} tests were skipped: a test runs or it is deleted`)
  return { passed: report.numPassedTests ?? 0, failures }
}

const specsOf = (suite, path = []) => [
  ...(suite.specs ?? []).map((spec) => ({ spec, path })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, [...path, inner.title])),
]

const fromPlaywright = (report) => {
  const failures = (report.errors ?? []).map((error) => words(error.message))
  let passed = 0
  for (const { spec, path } of specsOf(report)) {
    for (const test of spec.tests) {
      const title = `${[...path, spec.title].join(' › ')} [${test.projectName}]`
      if (test.status === 'flaky') console.log(`needed a second try: ${title}`)
      if (test.status === 'expected' || test.status === 'flaky') passed += 1
      else failures.push(`${title}: ${test.status}`)
    }
  }
  return { passed, failures }
}

/**
 * What a runner wrote into its JSON report, as `{passed, failures}`. A runner that wrote nothing,
 * or ran nothing, has failed: silence proves nothing.
 */
export const readReport = (file) => {
  if (!existsSync(file)) return { passed: 0, failures: ['the runner ended without a report'] }
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const result = report.suites ? fromPlaywright(report) : fromJest(report)
  if (result.passed === 0 && result.failures.length === 0) result.failures.push('no test ran')
  return result
}
