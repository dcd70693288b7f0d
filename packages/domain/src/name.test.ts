import { expect, test } from 'vitest'
import { nameKey, normalText } from './name.ts'

test.each([
  ['a letter in one code point', 'চা\u09df', 'চা\u09af\u09bc'],
  ['a letter and its accent', 'Cafe\u0301', 'Caf\u00e9'],
  ['two spaces, a tab and a line break', 'Rice  \tCooker\n', 'Rice Cooker'],
  ['a no-break and a thin space', '\u00a0Rice\u2009Cooker', 'Rice Cooker'],
  [
    'a zero-width space, a soft hyphen and a byte order mark',
    '\ufeffRi\u200bce Coo\u00adker',
    'Rice Cooker',
  ],
  [
    'marks of the writing direction and a NUL',
    '\u202aRice\u200e Cooker\u202c\u0000',
    'Rice Cooker',
  ],
  ['joiners, which letters and emoji need', 'র\u200d্যাক 👩\u200d🍳', 'র\u200d্যাক 👩\u200d🍳'],
])('a text has one form: %s', (_, given, expected) => {
  expect(normalText(given)).toBe(expected)
})

test('names are compared without case, space, invisible characters and script of digits', () => {
  const spellings = ['Fan 10 W', 'fan 10w', 'FAN\u00a01০ W', 'F\u200dan ১০ W', 'Ｆａｎ 10 W']
  expect(new Set(spellings.map(nameKey)).size).toBe(1)
  expect(nameKey('চা\u09df')).toBe(nameKey('চা\u09af\u09bc'))
  expect(nameKey('Fan 10 W')).not.toBe(nameKey('Fan 12 W'))
})
