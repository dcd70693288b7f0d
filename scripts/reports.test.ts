import { expect, test } from 'vitest'
import { joinTries } from './reports.mjs'

const entry = (title: string, passed: boolean) => ({ file: 'a', title, passed, message: 'no' })
const run = (tests: ReturnType<typeof entry>[], problems: string[] = []) => ({ tests, problems })
const nothing = run([])

test('a run without a failure has no second try', () => {
  const result = joinTries(run([entry('one', true), entry('two', true)]), nothing)
  expect(result).toEqual({ passed: 2, failures: [], again: [] })
})

test('a test that fails twice is red, one that passes at the second try is named', () => {
  const first = run([entry('one', true), entry('two', false), entry('three', false)])
  const second = run([entry('one', true), entry('two', false), entry('three', true)])
  expect(joinTries(first, second)).toEqual({ passed: 2, failures: ['two: no'], again: ['three'] })
})

test('a test that did not run again is red', () => {
  expect(joinTries(run([entry('one', false)]), nothing).failures).toEqual(['one: no'])
})

test('of two tests with one title both have to pass', () => {
  const both = run([entry('one', false), entry('one', true)])
  expect(joinTries(both, both).failures).toEqual(['one: no'])
})

test('when a run fails as a whole, the second one replaces it, with its failures', () => {
  const first = run([], ['the runner wrote no report'])
  expect(joinTries(first, run([entry('one', true), entry('two', false)]))).toEqual({
    passed: 1,
    failures: ['two: no'],
    again: ['the runner wrote no report'],
  })
  expect(joinTries(first, run([], ['no test ran'])).failures).toEqual(['no test ran'])
})

test('a file that could be loaded at the second try is not red', () => {
  const file = { file: 'a', title: 'a', passed: false, message: 'no' }
  const result = joinTries(run([file]), run([entry('one', true)]))
  expect(result).toEqual({ passed: 0, failures: [], again: ['a'] })
})
