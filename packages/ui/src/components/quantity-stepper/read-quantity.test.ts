import { expect, test } from 'vitest'
import { readQuantity } from './read-quantity.ts'

test('V-DIR-06: only a whole number is a quantity', () => {
  expect(readQuantity('12')).toBe(12)
  expect(readQuantity(' 3 ')).toBe(3)
  expect(readQuantity('\u200e1\u200b2')).toBe(12)
  expect(readQuantity('0')).toBe(0)
  for (const text of ['', 'abc', '2.5', '-1', '1e3', '0x2', '12 pcs', '1234567890']) {
    expect(readQuantity(text)).toBeUndefined()
  }
})

test('Bengali digits count as digits', () => {
  expect(readQuantity('১২')).toBe(12)
  expect(readQuantity('1২')).toBe(12)
})
