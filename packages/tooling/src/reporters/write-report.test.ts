import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { writeReport } from './write-report.mjs'

interface Test {
  title: string
  status: 'passed' | 'flaky' | 'failed' | 'skipped'
  message?: string
}

const folder = mkdtempSync(join(tmpdir(), 'shop-report-'))

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const reportOf = (tests: Test[], problems: string[] = []) => {
  vi.stubEnv('TEST_REPORT', join(folder, 'report.json'))
  writeReport(tests, problems)
  return JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
}

test('a test that passed at a retry is counted as passed and named', () => {
  const tests: Test[] = [
    { title: 'one', status: 'passed' },
    { title: 'two', status: 'flaky' },
  ]
  expect(reportOf(tests)).toEqual({ passed: 2, flaky: ['two'], failures: [] })
})

test('a failed test is named with the first line of its message, without colours', () => {
  const message = '\u001b[31mexpected 1\u001b[39m\n  at file.ts'
  const { passed, failures } = reportOf([{ title: 'one', status: 'failed', message }])
  expect(passed).toBe(0)
  expect(failures).toEqual(['one: expected 1'])
})

test('of a failed story the cause is named, and not the link that is printed before it', () => {
  const message = 'Click to debug: http://localhost\n\nMessage:\n expected 1\n'
  const inVitest =
    '\nClick to debug the error directly in Storybook: http://localhost\n\nexpected 1\n'
  const { failures } = reportOf([
    { title: 'one', status: 'failed', message },
    { title: 'two', status: 'failed', message: inVitest },
  ])
  expect(failures).toEqual(['one: expected 1', 'two: expected 1'])
})

test('skipped tests, errors outside of tests, and a run without a test are failures', () => {
  expect(reportOf([{ title: 'one', status: 'skipped' }]).failures).toEqual([
    '1 tests were skipped; run or delete them',
  ])
  expect(reportOf([], ['no such file\n  at x']).failures).toEqual(['no such file'])
  expect(reportOf([]).failures).toEqual(['no test ran'])
})
