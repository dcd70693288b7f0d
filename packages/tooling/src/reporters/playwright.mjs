import { writeReport } from './write-report.mjs'

const statuses = { expected: 'passed', flaky: 'flaky', unexpected: 'failed', skipped: 'skipped' }

/** Writes a report of a Playwright run, see `write-report.mjs`. */
export default class PlaywrightReporter {
  #problems = []
  #suite

  onBegin(_config, suite) {
    this.#suite = suite
  }

  onError({ message }) {
    this.#problems.push(message)
  }

  onEnd() {
    const tests = this.#suite?.allTests() ?? []
    writeReport(
      tests.map((test) => ({
        title: test.titlePath().filter(Boolean).join(' › '),
        status: statuses[test.outcome()],
        message: test.results.at(-1)?.error?.message ?? test.results.at(-1)?.status,
      })),
      this.#problems,
    )
  }

  printsToStdio() {
    return false
  }
}
