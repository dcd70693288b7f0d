import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const firstLine = (text = '') => {
  const plain = text.replace(/\u001b\[[0-9;]*m/g, '')
  // Storybook prints the cause after a link to the story.
  const cause = plain.split('Message:\n')[1] ?? plain.replace(/^\s*Click to debug .*/, '')
  return cause.trim().split('\n')[0].trim()
}

/**
 * Writes what a test runner did to the file that TEST_REPORT names, for `scripts/test.mjs`; writes
 * nothing without it.
 * @param tests `{title, status, message}` of each test; `status` is `passed`, `flaky` (passed at a
 *   retry), `failed` or `skipped`
 * @param problems messages of errors outside of tests
 */
export const writeReport = (tests, problems) => {
  const file = process.env.TEST_REPORT
  if (!file) return
  const titles = (status) => tests.filter((test) => test.status === status)
  const skipped = titles('skipped').length
  const report = {
    passed: titles('passed').length + titles('flaky').length,
    flaky: titles('flaky').map(({ title }) => title),
    failures: [
      ...titles('failed').map(({ title, message }) => `${title}: ${firstLine(message)}`),
      ...problems.map(firstLine),
      ...(skipped > 0 ? [`${skipped} tests were skipped; run or delete them`] : []),
      ...(tests.length === 0 && problems.length === 0 ? ['no test ran'] : []),
    ],
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(report))
}
