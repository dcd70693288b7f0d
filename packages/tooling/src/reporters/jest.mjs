import { writeReport } from './write-report.mjs'

const statusOf = ({ status, invocations = 1 }) => {
  if (status === 'passed') return invocations > 1 ? 'flaky' : 'passed'
  return status === 'failed' ? 'failed' : 'skipped'
}

/** Writes a report of a run of Storybook's test runner, see `write-report.mjs`. */
export default class JestReporter {
  onRunComplete(_contexts, { testResults }) {
    const tests = testResults.flatMap(({ testResults: ofFile }) =>
      ofFile
        // The test runner announces the stories that its tags leave out as pending.
        .filter(({ status }) => status !== 'pending')
        .map((test) => ({
          title: test.fullName,
          status: statusOf(test),
          message: test.failureMessages?.[0],
        })),
    )
    const broken = testResults.filter(({ testExecError }) => testExecError)
    writeReport(
      tests,
      broken.map(({ testFilePath, testExecError }) => `${testFilePath}: ${testExecError.message}`),
    )
  }
}
