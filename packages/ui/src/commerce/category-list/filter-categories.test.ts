import { expect, test } from 'vitest'
import { categoryFixtures } from '../../../stories/samples/product.ts'
import { filterCategories } from './filter-categories.ts'

const names = (text: string) => filterCategories(categoryFixtures, text).map(({ name }) => name)

test('a blank text keeps every category', () => {
  expect(names('')).toHaveLength(10)
  expect(names('  ')).toHaveLength(10)
})

test('a category is found by its own name, in any case', () => {
  expect(names('AUDIO')).toEqual(['Audio'])
})

test('a category is found by the name of something inside it', () => {
  expect(names('kettle')).toEqual(['Kitchen Appliances'])
  expect(names('1.8 litre')).toEqual(['Kitchen Appliances'])
})

test('nothing is found by a text that nothing holds', () => {
  expect(names('bicycle')).toEqual([])
})
