import { expect, it } from 'vitest'
import { fill } from './translate.ts'

it('replaces every occurrence of a placeholder', () => {
  expect(fill('{n} of {max}, {n}', { n: 0, max: 'five' })).toBe('0 of five, 0')
})

it('keeps a placeholder without a value', () => {
  expect(fill('Add {name} to bag')).toBe('Add {name} to bag')
  expect(fill('{a}{b}', { b: 2 })).toBe('{a}2')
})

it('writes numbers in the given digits and leaves texts as they are', () => {
  expect(fill('{n} of {max}', { n: 12, max: '34' }, (n) => `<${n}>`)).toBe('<12> of 34')
})

it('keeps braces that are not a placeholder', () => {
  expect(fill('a { b } {}', { b: 1 })).toBe('a { b } {}')
})
