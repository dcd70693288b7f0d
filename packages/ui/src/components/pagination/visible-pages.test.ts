import fc from 'fast-check'
import { expect, it } from 'vitest'
import { visiblePages } from './visible-pages.ts'

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i', (page, count, expected) => {
  expect(visiblePages(page, count)).toEqual(expected)
})

it('shows at most seven places, rising, with the current page', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
  fc.assert(
    fc.property(pages, ([page, count]) => {
      const shown = visiblePages(page, count)
      const numbers = shown.filter((n) => n !== null)
      expect(shown.length).toBeLessThanOrEqual(7)
      expect(numbers).toContain(page)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
    }),
  )
})
