import { expect, test } from 'vitest'
import { readFilters } from './filter-value.ts'

function form(entries: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.set(name, value)
  return data
}

test('an untouched form narrows nothing', () => {
  expect(readFilters(form({ sort: 'default', minPrice: '', maxPrice: ' ' }))).toEqual({
    sort: 'default',
    minPrice: null,
    maxPrice: null,
    inStock: false,
  })
})

test('limits that were entered the wrong way round are turned', () => {
  const { minPrice, maxPrice } = readFilters(form({ minPrice: '900', maxPrice: '100' }))
  expect([minPrice, maxPrice]).toEqual([100, 900])
})

test('what is no order and no amount is left out', () => {
  expect(
    readFilters(form({ sort: 'luck', minPrice: '-5', maxPrice: 'x', inStock: 'true' })),
  ).toEqual({ sort: 'default', minPrice: null, maxPrice: null, inStock: true })
})

test('limits may be typed in Bengali digits', () => {
  expect(readFilters(form({ minPrice: '১০০', maxPrice: '৯০০' }))).toMatchObject({
    minPrice: 100,
    maxPrice: 900,
  })
})

test.each(['2,000', '২,০০০', '2 000', ' 2000 '])('%j is a limit of two thousand taka', (text) => {
  expect(readFilters(form({ minPrice: text })).minPrice).toBe(2000)
})

test('a limit may have the commas of a lakh', () => {
  expect(readFilters(form({ maxPrice: '১,০০,০০০' })).maxPrice).toBe(100_000)
})
