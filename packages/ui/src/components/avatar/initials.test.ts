import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Rahima Begum', 'RB'],
  ['  md. abdul   karim ', 'MK'],
  ['Salma', 'S'],
  ['রহিমা বেগম', 'রব'],
  ['', ''],
])('the initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
