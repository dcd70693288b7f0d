import { expect, it } from 'vitest'
import { attributeRows, compareHref, parseCompared } from './compare-view.ts'

it('a comparison has each product once, at most three, and what is no id is left out', () => {
  expect(parseCompared('4,4,0,x,-1,7,9,11')).toEqual([4, 7, 9])
  expect(parseCompared(null)).toEqual([])
  expect(compareHref([4, 7])).toBe('/compare?ids=4,7')
  expect(compareHref([])).toBe('/compare')
})

it('attributes are in the language of the page, and in English where there is no Bengali', () => {
  const attributes = [
    { key: 'color', name: 'Colour', nameBn: 'রং', value: 'Black', label: 'Black', labelBn: 'কালো' },
    { key: 'brand', name: 'Brand', nameBn: 'ব্র্যান্ড', value: 'Shur', label: 'Shur', labelBn: null },
  ]
  expect(attributeRows({ attributes }, 'bn')).toEqual([
    { key: 'color', name: 'রং', value: 'কালো' },
    { key: 'brand', name: 'ব্র্যান্ড', value: 'Shur' },
  ])
  expect(attributeRows({ attributes }, 'en')[0]).toMatchObject({ name: 'Colour', value: 'Black' })
})
