import { writeReport } from './write-report.mjs'

/** Writes a report of a Vitest run, see `write-report.mjs`. */
export default class VitestReporter {
  onTestRunEnd(modules, errors) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => {
        const { state, errors: own } = test.result()
        const status = state === 'passed' && test.diagnostic()?.flaky ? 'flaky' : state
        return {
          title: `${module.relativeModuleId} > ${test.fullName}`,
          status,
          message: own?.[0]?.message,
        }
      }),
    )
    // A file or a suite that could not be run has errors of its own.
    const broken = modules.flatMap((module) =>
      [module, ...module.children.allSuites()].flatMap((part) =>
        part.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`),
      ),
    )
    writeReport(tests, [...broken, ...errors.map(({ message }) => message)])
  }
}
