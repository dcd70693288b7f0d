import { expect, test } from 'vitest'
import { isKnownTag } from './entity-tag.ts'

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc" ,"y"', true],
  ['*', true],
  [' * ', true],
  ['"x"', false],
  ['"xabc"', false],
  ['"abcx"', false],
  ['abc', false],
  ['', false],
  [undefined, false],
  [null, false],
])('If-None-Match: %s names W/"abc": %s', (asked, known) => {
  expect(isKnownTag(asked, 'W/"abc"')).toBe(known)
})
