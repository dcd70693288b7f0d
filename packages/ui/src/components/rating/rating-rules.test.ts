import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { ratingProblem } from './rating-rules.ts'

const star = createElement('i')

describe('rating rules', () => {
  it('V-RATE-01: accepts only a whole number of items from 1 to 10', () => {
    for (const items of [1, 5, 10]) expect(ratingProblem(items)).toBeNull()
    for (const items of [0, 11, -1, 2.5, Number.NaN, Infinity, '5', null, undefined])
      expect(ratingProblem(items)).not.toBeNull()
  })

  it('V-RATE-02: accepts only elements as shapes', () => {
    expect(ratingProblem(5, star)).toBeNull()
    for (const icon of ['star', 3, null, {}, () => star])
      expect(ratingProblem(5, icon)).not.toBeNull()
  })

  it('V-RATE-03: requires one icon per item when icons are a list', () => {
    expect(ratingProblem(2, [star, star])).toBeNull()
    for (const icon of [[], [star], [star, star, star], [star, 'x']])
      expect(ratingProblem(2, icon)).not.toBeNull()
  })
})
