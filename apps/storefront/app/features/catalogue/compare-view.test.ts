import { expect, it } from 'vitest'
import { compareHref, parseCompared } from './compare-view.ts'

it('a comparison has each product once, at most three, and what is no id is left out', () => {
  expect(parseCompared('4,4,0,x,-1,7,9,11')).toEqual([4, 7, 9])
  expect(parseCompared(null)).toEqual([])
  expect(compareHref([4, 7])).toBe('/compare?ids=4,7')
  expect(compareHref([])).toBe('/compare')
})
