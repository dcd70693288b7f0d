import { expect, it } from 'vitest'
import { fill } from './messages.tsx'

it('puts each value into its slot, as often as the slot is there', () => {
  expect(fill('{n} of {max}, {n}', { n: 0, max: 'five' })).toBe('0 of five, 0')
})

it('leaves a slot without a value visible', () => {
  expect(fill('Add {name} to bag')).toBe('Add {name} to bag')
  expect(fill('{a}{b}', { b: 2 })).toBe('{a}2')
})

it('leaves braces that are no slot alone', () => {
  expect(fill('a { b } {}', { b: 1 })).toBe('a { b } {}')
})
