// Own code, because the --outputFile option of Storybook's test runner accepts no path.
import { writeFileSync } from 'node:fs'

/** Writes Jest's results to the file named by STORY_REPORT, in the form of Jest's own --json. */
export default class StoryReporter {
  onRunComplete(_contexts, results) {
    if (!process.env.STORY_REPORT) return
    const testResults = results.testResults.map((file) => ({
      name: file.testFilePath,
      status: file.testExecError || file.numFailingTests > 0 ? 'failed' : 'passed',
      message: file.testExecError?.message ?? file.failureMessage ?? '',
      assertionResults: file.testResults,
    }))
    const { numPassedTests, numPendingTests, numTodoTests } = results
    const report = { numPassedTests, numPendingTests, numTodoTests, testResults }
    writeFileSync(process.env.STORY_REPORT, JSON.stringify(report))
  }
}
